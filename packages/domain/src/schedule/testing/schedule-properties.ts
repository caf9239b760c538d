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
 * What must hold of the engine: for a book and each of its readings, for books of one's own drawing, or, when none are
 * given, for random books. Dates, instants, tags, routes, closures and whatever else a question may say are drawn round
 * the book's own order times, closures and clock changes. The list has no number 29, which is about a server: it gives the
 * answer that its client makes itself. Number 36 sets the machine's zone, which Node allows outside worker threads. Throws
 * `InvalidRuleBook` for what is no book.
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
  // What is drawn for one book is made ready once, not for each case.
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
