import * as Effect from "effect/Effect"
import { eachByItself, type JobItems } from "./each-by-itself.ts"

/** The work of a job, page by page. */
export interface JobPages<Item, Failure, Needs> extends JobItems<Item> {
  /** How many items a page has; a job that finds more runs again at once. */
  readonly pageLength: number
  /** Due items, the longest waiting first. */
  readonly find: (limit: number) => Effect.Effect<readonly Item[], Failure, Needs>
}

/**
 * The items, by job, that earlier passes of this process failed to do before everything due had its turn. The next pass
 * continues behind them. Shared by all jobs of a process, for as long as it runs.
 */
export type PassedOver = Map<string, Set<string>>

/**
 * Does a page of a job's work, each item separately, and returns how many were done. Items that fail, or cannot be done
 * yet, are found again every time. So the pass continues behind them; otherwise they would block all later ones. It
 * does so for at most ten pages, because sometimes nothing can be done, as while another process holds everything. The
 * next pass continues from there, and failed items are retried once everything has had its turn. Until then they are
 * read again with each page: thousands of them cost a pass as many rows.
 *
 * @param work returns whether the item is done and will not be found again
 */
export const pageByItself = Effect.fnUntraced(function* <Item, Failure, Needs, Failing, Needing>(
  { find, pageLength, ...items }: JobPages<Item, Failing, Needing>,
  work: (item: Item) => Effect.Effect<boolean, Failure, Needs>,
  passedOver: PassedOver = new Map(),
) {
  // Items that this pass and earlier ones failed to do: found again, but not tried again.
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
