import fc from "fast-check"
import { zoneId } from "../../calendar/testing/arbitraries.ts"
import type { RuleBook } from "../book.ts"
import { bandProperties } from "./properties/bands.ts"
import { capacityProperties } from "./properties/capacity.ts"
import { checkProperties } from "./properties/checks.ts"
import { deliveryProperties } from "./properties/delivery.ts"
import { earliestProperties } from "./properties/earliest.ts"
import { labelProperties } from "./properties/labels.ts"
import { listProperties } from "./properties/lists.ts"
import { gulfProperty, symmetryProperties } from "./properties/symmetry.ts"
import { timeProperties } from "./properties/time.ts"
import type { ScheduleProperty, Stage } from "./property.ts"
import { inFixedZone, randomScenes, randomScenesNearChange, scenesOf, scenesOfNearChange } from "./scenes.ts"

/**
 * What must hold of the engine, for a book and each of its readings, or, when no book is given, for random books. Dates,
 * instants, tags, routes, closures and whatever else a question may say are drawn round the book's own order times,
 * closures and clock changes. The list has no number 29, which is about a server: it gives the answer that its client
 * makes itself. Number 36 sets the machine's zone, which Node allows outside worker threads.
 *
 * @example
 * for (const { number, name, run } of scheduleProperties(myBook)) it(`${number} ${name}`, () => run({ runs: 200 }))
 */
export function scheduleProperties(book?: RuleBook): readonly ScheduleProperty[] {
  const stage = book === undefined ? randomStage() : stageOf(book)
  return [
    ...timeProperties(stage),
    ...bandProperties(stage),
    ...listProperties(stage),
    ...earliestProperties(stage),
    ...deliveryProperties(stage),
    ...symmetryProperties(stage),
    ...(book?.id === "gulf" ? [gulfProperty(book)] : []),
    ...checkProperties(stage),
    ...labelProperties(stage),
    ...capacityProperties(stage),
  ].sort((a, b) => a.number - b.number)
}

const randomStage = (): Stage => ({
  scenes: randomScenes(),
  nearChange: randomScenesNearChange(),
  inFixedZones: randomScenes(inFixedZone),
  withoutDayBefore: randomScenes({ dayBefore: false }),
  zones: zoneId,
})

const stageOf = (book: RuleBook): Stage => ({
  scenes: scenesOf(book),
  nearChange: scenesOfNearChange(book),
  inFixedZones: scenesOf(book, inFixedZone),
  withoutDayBefore: scenesOf(book),
  zones: fc.constantFrom(...new Set(Object.values(book.markets).map(({ zone }) => zone))),
})
