/**
 * What it takes to test a rule book, with any test runner. Needs fast-check.
 */
export { type DecisionTableStyle, printDecisionTable } from "./decision-table-text.ts"
export { ruleBook } from "./testing/arbitraries.ts"
