import { NetworkFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { afterEach, describe, expect, it, vi } from "vitest"
import { type AnyActorLogic, createActor, toPromise } from "xstate"
import { browserStorage } from "../../testing/browser-storage.ts"
import { services } from "../composition/services.ts"
import { bookingMachine } from "./booking-machine.ts"

const { payByCash, startCardPayment } = bookingMachine().implementations.actors as Record<string, AnyActorLogic>

/**
 * The reference that the booking's actor sends as `instead`, when this page remembers one attempt and the tabs may
 * share a newer one.
 */
async function askedInstead(logic: AnyActorLogic | undefined, call: "payInCash" | "openSession") {
  const said = vi.spyOn(services.payments, call).mockResolvedValue(Result.fail(new NetworkFailure()))
  const input = { booking: "AE1", accessToken: "token", method: "card", instead: "older" }
  if (logic) await toPromise(createActor(logic, { input }).start()).catch(() => {})
  return said.mock.lastCall?.[0].instead
}

const store = (begun: readonly unknown[]) =>
  vi.stubGlobal("localStorage", browserStorage(new Map([["mersal.cardAttempts", JSON.stringify(begun)]])))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe("a booking that is paid otherwise than it was begun", () => {
  it("names the attempt that any tab has begun last, for a card and for cash", async () => {
    const key = { key: "key", isOpen: false, begunAt: 0, purpose: "card " }
    store([{ reference: "AE1", instead: null, attempt: "newer", ...key }])
    expect(await askedInstead(payByCash, "payInCash")).toBe("newer")
    expect(await askedInstead(startCardPayment, "openSession")).toBe("newer")
  })

  it("names what its own page knows, where the browser knows nothing", async () => {
    store([])
    expect(await askedInstead(payByCash, "payInCash")).toBe("older")
    expect(await askedInstead(startCardPayment, "openSession")).toBe("older")
  })
})
