import * as Effect from "effect/Effect"
import { eachByItself, type JobItems } from "./each-by-itself.ts"

/** What a job works on, page by page. */
export interface JobPages<Item, Failure, Needs> extends JobItems<Item> {
  /** So many at a time: a job that finds more comes again at once. */
  readonly pageLength: number
  /** What is due, those first that have waited longest. */
  readonly find: (limit: number) => Effect.Effect<readonly Item[], Failure, Needs>
}

/**
 * What earlier passes of a process could not do, by what it is: they ended before everything that is due had its turn, and
 * the next one begins behind it. One for all the jobs of a process, as long as it runs.
 */
export type PassedOver = Map<string, Set<string>>

/**
 * Does a page of a job's work, each of it by itself, and answers how much was done. What breaks, or cannot be done yet, is
 * found first again and again: the pass looks on behind it, or it would keep from their turn all that come later. It does so
 * for ten pages: where nothing can be done just now, as while another process holds it all, it is to end all the same. The
 * next pass goes on behind those, and what was passed over is tried anew once everything has had its turn. Until then it is
 * read again with each page: thousands that cannot be done cost a pass as many rows.
 *
 * @param work whether it was done, so that it is not found again
 */
export const pageByItself = Effect.fnUntraced(function* <Item, Failure, Needs, Failing, Needing>(
  { find, pageLength, ...items }: JobPages<Item, Failing, Needing>,
  work: (item: Item) => Effect.Effect<boolean, Failure, Needs>,
  passedOver: PassedOver = new Map(),
) {
  // What this pass and those before it could not do: it is found again, and not tried again.
  const stuck = new Set(passedOver.get(items.what))
  const doing = (item: Item) =>
    Effect.tap(work(item), (isDone) => Effect.sync(() => isDone && stuck.delete(items.idOf(item))))
  for (let done = 0, tried = 0; ; ) {
    const found = yield* find(pageLength + stuck.size)
    const untried = found.filter((item) => !stuck.has(items.idOf(item)))
    for (const item of untried) stuck.add(items.idOf(item))
    const answers = yield* eachByItself(untried, doing, items)
    done += answers.filter((isDone) => isDone).length
    tried += untried.length
    if (untried.length === 0) {
      passedOver.delete(items.what)
      return done
    }
    if (done >= pageLength || tried >= pagesTried * pageLength) {
      passedOver.set(items.what, stuck)
      return done
    }
  }
})

const pagesTried = 10
