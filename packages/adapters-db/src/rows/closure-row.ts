import type { MarketId } from "@mersal/domain/market/market"
import type { Closure } from "@mersal/domain/schedule/rule-book"
import * as z from "zod"
import type { RowValues } from "../statement.ts"

/** Texts divided by commas. */
const list = <Item>(item: z.ZodType<Item, string>) =>
  z
    .string()
    .transform((text) => text.split(",").filter((part) => part !== ""))
    .pipe(z.array(item))

const weekday = z.string().transform((text) => z.literal([1, 2, 3, 4, 5, 6, 7]).parse(Number(text)))

/** The table itself refuses what is no day and no time. */
const ClosureRow = z.object({
  id: z.string(),
  first_day: z.custom<Closure["from"]>(),
  last_day: z.custom<Closure["to"]>(),
  weekdays: z.nullable(list(weekday)),
  start_time: z.nullable(z.custom<Time>()),
  end_time: z.nullable(z.custom<Time>()),
  tags: z.nullable(list(z.string())),
  source: z.nullable(z.string()),
  provisional: z.int(),
})

type Time = NonNullable<Closure["between"]>[0]

export function readClosure(row: unknown): Closure {
  const read = ClosureRow.parse(row)
  const { id, first_day, last_day, weekdays, start_time, end_time, tags, source, provisional } = read
  return {
    id,
    from: first_day,
    to: last_day,
    ...(weekdays && { weekdays }),
    ...(start_time !== null && end_time !== null && { between: [start_time, end_time] }),
    ...(tags && { tags }),
    ...(source !== null && { source }),
    ...(provisional === 1 && { provisional: true }),
  }
}

export const closureRow = (market: MarketId, closure: Closure): RowValues => ({
  market,
  id: closure.id,
  first_day: closure.from,
  last_day: closure.to,
  weekdays: closure.weekdays?.join(",") ?? null,
  start_time: closure.between?.[0] ?? null,
  end_time: closure.between?.[1] ?? null,
  tags: closure.tags?.join(",") ?? null,
  source: closure.source ?? null,
  provisional: closure.provisional === true ? 1 : 0,
})
