import * as Effect from "effect/Effect"
import { nameOf } from "./outbox/not-delivered.ts"

/** Identifies a job's items in its error log: no more than an operator needs to find one. */
export interface JobItems<Item> {
  readonly what: string
  readonly idOf: (item: Item) => string
  /** How many at a time; one by default. */
  readonly atOnce?: number
}

/**
 * Does a job's work for each item, and returns the results. A failing item holds up no other: it is logged, stays as it
 * is, and is found again.
 */
export const eachByItself = <Item, Value, Failure, Needs>(
  items: readonly Item[],
  work: (item: Item) => Effect.Effect<Value, Failure, Needs>,
  { what, idOf, atOnce = 1 }: JobItems<Item>,
): Effect.Effect<readonly Value[], Failure, Needs> =>
  Effect.map(
    Effect.forEach(
      items,
      (item) =>
        Effect.map(work(item), (value) => [value]).pipe(
          Effect.catchDefect((defect) =>
            Effect.logError("What a job has found broke, and will be tried again").pipe(
              Effect.annotateLogs({ what, id: idOf(item), error: nameOf(defect) }),
              Effect.as([] as readonly Value[]),
            ),
          ),
        ),
      { concurrency: atOnce },
    ),
    (values) => values.flat(),
  )
