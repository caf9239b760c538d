import fc from "fast-check"
import { zoneId } from "../../calendar/testing/arbitraries.ts"
import type { RuleBook } from "../book.ts"
import { bookIssues, InvalidRuleBook } from "../book-issues.ts"
import { gulfBook } from "../books/gulf.ts"
import { isSame } from "./claim.ts"
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
 * The properties that the engine must satisfy: for one book and each of its readings, for books drawn by your own
 * arbitrary, or for random books when none are given. Questions (dates, instants, tags, routes, closures and so on) are
 * drawn around the book's own order times, closures and clock changes. There is no number 29: it concerns a server,
 * which must answer as its client computes. Number 36 sets the machine's zone, which Node does not allow in worker
 * threads. Throws `InvalidRuleBook` for an invalid book.
 *
 * @example
 * for (const { number, name, run } of scheduleProperties(myBook)) it(`${number}. ${name}`, () => run({ runs: 200 }))
 */
export function scheduleProperties(books?: RuleBook | fc.Arbitrary<RuleBook>): readonly ScheduleProperty[] {
  const issues = isDrawn(books) ? [] : bookIssues(books)
  if (issues.length > 0) throw new InvalidRuleBook(issues)
  const stage = stageOf(books)
  return [
    ...timeProperties(stage),
    ...bandProperties(stage),
    ...listProperties(stage),
    ...earliestProperties(stage),
    ...deliveryProperties(stage),
    ...symmetryProperties(stage),
    ...(isSame(books, gulfBook) ? [gulfProperty(gulfBook)] : []),
    ...checkProperties(stage),
    ...labelProperties(stage),
    ...capacityProperties(stage),
  ].sort((a, b) => a.number - b.number)
}

const isDrawn = (books: RuleBook | fc.Arbitrary<RuleBook> | undefined): books is fc.Arbitrary<RuleBook> | undefined =>
  books === undefined || books instanceof fc.Arbitrary

function stageOf(books: RuleBook | fc.Arbitrary<RuleBook> | undefined): Stage {
  if (books === undefined) return randomStage
  // The arbitraries of one book are built once, not for each case.
  const drawn = <Case>(draw: (book: RuleBook) => fc.Arbitrary<Case>): fc.Arbitrary<Case> =>
    isDrawn(books) ? books.chain(draw) : draw(books)
  const scenes = drawn((book) => scenesOf(book))
  return {
    scenes,
    nearChange: drawn((book) => scenesOfNearChange(book)),
    inFixedZones: drawn((book) => scenesOf(book, inFixedZone)),
    withoutDayBefore: scenes,
    zones: drawn(({ markets }) => fc.constantFrom(...Object.values(markets).map(({ zone }) => zone))),
  }
}

const randomStage: Stage = {
  scenes: randomScenes(),
  nearChange: randomScenesNearChange(),
  inFixedZones: randomScenes(inFixedZone),
  withoutDayBefore: randomScenes({ dayBefore: false }),
  zones: zoneId,
}
