import type { RulesPatch, RulesReading } from "@mersal/domain/booking/windows/published-rules"
import type { Weekday } from "@mersal/domain/calendar/local-date"
import type { BookRef, Closure } from "@mersal/domain/schedule/rule-book"
import * as z from "zod/mini"

// What a listing tells about its rules, so that a client can compute the same schedule itself.

/** The rule book that an answer was made with. */
export const wireBook = z.codec(
  z.object({ id: z.string(), version: z.string(), readings: z.array(z.string()) }),
  z.custom<BookRef>(),
  { decode: (wire) => wire, encode: (book) => ({ ...book, readings: [...book.readings] }) },
)

const day = z.string().check(z.regex(/^(\d{4}-)?\d{2}-\d{2}$/))
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/))

const WireClosure = z.object({
  id: z.string(),
  from: day,
  to: day,
  weekdays: z.optional(z.array(z.int().check(z.gte(1), z.lte(7)))),
  between: z.optional(z.tuple([time, time])),
  tags: z.optional(z.array(z.string())),
})

/** An active closure. Where it is stored and whether it was confirmed is not told. */
export const wireClosure = z.codec(WireClosure, z.custom<Closure>(), {
  decode: ({ id, from, to, weekdays, between, tags }) => ({
    id,
    from: from as Closure["from"],
    to: to as Closure["to"],
    ...(weekdays && { weekdays: weekdays as Weekday[] }),
    ...(between && { between: between as NonNullable<Closure["between"]> }),
    ...(tags && { tags }),
  }),
  encode: ({ id, from, to, weekdays, between, tags }) => ({
    id,
    from: from as string,
    to: to as string,
    ...(weekdays && { weekdays: [...weekdays] }),
    ...(between && { between: [...between] as [string, string] }),
    ...(tags && { tags: [...tags] }),
  }),
})

/** The rules published for the market: one more reading of the book. Compiling checks it. */
export const wireRulesReading = z.codec(
  z.object({ name: z.string(), patch: z.record(z.string(), z.unknown()) }),
  z.custom<RulesReading>(),
  {
    decode: ({ name, patch }) => ({ name, patch: patch as RulesPatch }),
    encode: ({ name, patch }) => ({ name, patch: { ...patch } }),
  },
)
