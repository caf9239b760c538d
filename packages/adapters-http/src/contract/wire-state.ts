import { type BookingState, bookingStates } from "@mersal/domain/booking/booking"
import * as z from "zod/mini"
import { text, wireMoney } from "./wire-values.ts"

// What customers, too, read of a placed booking: its state and its money. The names are ours.

/** The states of D45, by their own names. */
export const wireState = z.enum(bookingStates)

/** States by their names, with commas between them. Who names none of ours is told which there are. */
export const wireStates = z.codec(text(200), z.custom<readonly BookingState[]>(), {
  decode: (typed, context) => {
    const states = z.safeParse(z.array(wireState), typed.split(","))
    if (states.success) return states.data
    context.issues.push({ code: "invalid_value", input: typed, values: [...wireState.options] })
    return z.NEVER
  },
  encode: (states) => states.join(","),
})

/** A booking's payments and refunds, for its owner. */
export const bookingMoneyShape = {
  paid: wireMoney,
  refunded: wireMoney,
  goingBack: wireMoney,
  kept: wireMoney,
  due: wireMoney,
  last4: z.nullable(z.string()),
}
