import * as Effect from "effect/Effect"
import type { Money } from "../../money/money.ts"
import { demoPromos } from "../../promo/demo-promos.ts"
import { type Caller, guestCaller } from "../../use-cases/caller.ts"
import { editReference } from "../../use-cases/reference/edit-reference.ts"
import { first } from "./expectations.ts"

const admin: Caller = { ...guestCaller(null), actor: { type: "admin", id: "admin-1", company: null } }

/** Publishes a code that takes a fixed amount off. Answers the code. */
export const promoWorth = Effect.fnUntraced(function* ({ minor }: Money) {
  const code = "WHOLEPRICE"
  const discount = { type: "FIXED_DISCOUNT", minor } as const
  const like = first(demoPromos.filter(({ market }) => market === "AE"))
  const open = { bookingTypes: [], vehicles: [], capMinor: null, minimumMinor: 0, validUntil: null }
  const limits = { maximumUses: null, maximumUsesPerCustomer: null }
  yield* editReference("promos", { action: "create", value: { ...like, ...open, ...limits, code, discount } }, admin)
  return code
})
