/** How a contender is called, and how its answers are read. */
import type { PickupDay } from "./plain-quote.ts"

export interface Way {
  /** The answer, reduced to what all contenders for the question give. */
  readonly answer: (now: number) => unknown
  /** The whole answer computed and read into a number: this is measured. */
  readonly read: (now: number) => number
}

type Quote = (now: number) => readonly (readonly PickupDay[])[]

/** A quote of which every slot's date, window, start, end and last order time are read. */
export const quoting = (quote: Quote, answer: (now: number) => unknown = quote): Way => ({
  answer,
  read: (now) => readSlots(quote(now)),
})

function readSlots(quotes: ReturnType<Quote>): number {
  let sum = 0
  for (const days of quotes)
    for (const { slots } of days)
      for (const { date, window, start, end, orderBy } of slots)
        sum += date.charCodeAt(9) + window.charCodeAt(0) + start + (end - orderBy)
  return sum
}
