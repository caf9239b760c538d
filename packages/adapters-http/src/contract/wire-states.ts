import type { BookingState } from "@mersal/domain/booking/booking"
import * as z from "zod/mini"
import { wireState } from "./wire-delivery.ts"
import { text } from "./wire-values.ts"

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
