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
 * Does a page of a job's work, each of it by itself, and answers how much was done. What breaks, or cannot be done yet, is
 * found first again and again: the pass looks on behind it, or it would keep from their turn all that come later. It does so
 * for ten pages: where nothing can be done just now, as while another process holds it all, it is to end all the same.
 *
 * @param work whether it was done, so that it is not found again
 */
export const pageByItself = Effect.fnUntraced(function* <Item, Failure, Needs, Failing, Needing>(
  { find, pageLength, ...items }: JobPages<Item, Failing, Needing>,
  work: (item: Item) => Effect.Effect<boolean, Failure, Needs>,
) {
  const tried = new Set<string>()
  for (let done = 0; ; ) {
    const found = yield* find(pageLength + tried.size - done)
    const untried = found.filter((item) => !tried.has(items.idOf(item)))
    for (const item of untried) tried.add(items.idOf(item))
    const answers = yield* eachByItself(untried, work, items)
    done += answers.filter((isDone) => isDone).length
    if (untried.length === 0 || done >= pageLength || tried.size >= pagesTried * pageLength) return done
  }
})

const pagesTried = 10
