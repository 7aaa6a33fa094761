"""Rendez-vous rue de la Paix (Parker, 1985): dice budgets, stacked hotels, Fortune cards."""
