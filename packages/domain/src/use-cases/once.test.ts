import { expect, it } from "vitest"
import { guestCaller } from "./caller.ts"
import type { OnceRequest } from "./once.ts"

it("is asked by no call that does not say what its stored answer is about: of a booking not everybody may be told", () => {
  const asked = { caller: guestCaller(null), options: {}, request: {}, matter: "other" } as const
  // @ts-expect-error not said
  const unsaid: OnceRequest = asked
  // @ts-expect-error of a booking that this caller has not reached
  const unreached: OnceRequest = { ...asked, about: { stored: {} } }
  expect([unsaid, unreached]).toHaveLength(2)
})
