/**
 * Tools to test a rule book with any test runner. Needs fast-check.
 *
 * @example
 * for (const { number, name, run } of scheduleProperties(myBook)) it(`${number}. ${name}`, () => run({ runs: 200 }))
 */
export { type DecisionTableStyle, printDecisionTable } from "./decision-table-text.ts"
export { type BookOptions, blackouts, closures, routeRule, ruleBook, service } from "./testing/arbitraries.ts"
export type { PropertyRun, ScheduleProperty } from "./testing/property.ts"
export type { Scene, Wish } from "./testing/reference.ts"
export {
  datesAround,
  randomScenes,
  randomScenesNearChange,
  type SceneOptions,
  scenesOf,
  scenesOfNearChange,
  wishesOf,
} from "./testing/scenes.ts"
export { scheduleProperties } from "./testing/schedule-properties.ts"
