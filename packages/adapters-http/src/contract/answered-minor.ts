import * as z from "zod/mini"

/** An amount of an answer whose currency stands elsewhere: minor units in the domain, decimal major units on the wire. */
export const answeredMinor = z.codec(z.number(), z.custom<number>(), {
  decode: (value) => Math.round(value * 100),
  encode: (minor) => minor / 100,
})
