// @ts-check
// Pages without a script of their own: rules, credits, errors.
import { basics } from "./page.js";

basics();
