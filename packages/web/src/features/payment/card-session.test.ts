import type { Reference } from "@mersal/domain/booking/order/reference"
import { money } from "@mersal/domain/money/money"
import type { OpenedPage } from "@mersal/domain/payment/attempt/attempt-event"
import { GatewayUnavailable, PaymentInProgress } from "@mersal/domain/payment/payment-errors"
import type { SessionRequest } from "@mersal/domain/ports/driving/payment-service"
import type { PaymentSession, SessionFailure } from "@mersal/domain/ports/driving/payment-session"
import { NetworkFailure, type ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { browserStorage } from "../../testing/browser-storage.ts"
import { openCardSession } from "./card-session.ts"
import { begunCardAttempt, forgetCardSession } from "./card-session-storage.ts"

const form: OpenedPage = { kind: "form", action: "https://gateway.example/", fields: {} }
const pipe: OpenedPage = { kind: "pipe", base: "https://gateway.example/pipe/1" }
const request = { reference: "AE1", accessToken: "token", payToken: null, method: "card" } as const

const now = Date.parse("2026-11-21T08:00:00Z")
const minutes = 60_000

type Said = { readonly instead: string | null; readonly key: string | undefined }

/** A server with prepared answers that records each request's key and the attempt that it replaces. */
function server(answers: readonly (OpenedPage | SessionFailure | ServiceFailure)[]) {
  const said: Said[] = []
  return {
    said,
    openSession: async ({ instead }: SessionRequest, options?: { readonly idempotencyKey?: string }) => {
      const answer = answers[said.length]
      said.push({ instead, key: options?.idempotencyKey })
      if (!answer) throw new Error("Asked too often")
      if ("_tag" in answer) return Result.fail(answer)
      const session: PaymentSession = {
        attempt: `attempt-${said.length}`,
        booking: "AE1" as Reference,
        amount: money(100, "AED"),
        expiresAt: 0,
        page: answer,
      }
      return Result.succeed(session)
    },
  }
}

beforeEach(() => void vi.stubGlobal("localStorage", browserStorage()))
afterEach(() => vi.unstubAllGlobals())

describe("the sessions of a booking that is paid by card", () => {
  it("are new ones in the place of the last, under keys of their own", async () => {
    const { said, openSession } = server([form, form])
    await openCardSession({ openSession }, request, now)
    expect(begunCardAttempt("AE1")).toBe("attempt-1")
    await openCardSession({ openSession }, request, now)
    expect(said.map(({ instead }) => instead)).toEqual([null, "attempt-1"])
    expect(new Set(said.map(({ key }) => key)).size).toBe(2)
  })

  it("are asked for under the same key until an answer arrives", async () => {
    const { said, openSession } = server([new NetworkFailure(), form])
    await openCardSession({ openSession }, request, now)
    await openCardSession({ openSession }, request, now)
    expect(said[1]).toEqual(said[0])
  })

  it("are the same one for a form of Qatar's that was not taken, so that the card is posted to one place", async () => {
    const { said, openSession } = server([pipe, pipe, pipe])
    await openCardSession({ openSession }, request, now)
    await openCardSession({ openSession }, request, now)
    expect(said[1]).toEqual(said[0])
    await openCardSession({ openSession }, { ...request, method: "debitCard" }, now)
    expect(said[2]?.key).not.toBe(said[0]?.key)
  })

  it("begin anew after a refusal and after an end, and never in the place of another booking's", async () => {
    const { said, openSession } = server([new GatewayUnavailable(), form, form, form])
    await openCardSession({ openSession }, request, now)
    await openCardSession({ openSession }, request, now)
    expect(said[1]?.key).not.toBe(said[0]?.key)
    forgetCardSession("attempt-2")
    await openCardSession({ openSession }, request, now)
    expect(said[2]?.instead).toBeNull()
    await openCardSession({ openSession }, { ...request, reference: "AE2" }, now)
    expect(said[3]?.instead).toBeNull()
  })

  it("keep the attempt that is under way when the server refuses a second one", async () => {
    const { openSession } = server([form, new PaymentInProgress()])
    await openCardSession({ openSession }, request, now)
    await openCardSession({ openSession }, request, now)
    expect(begunCardAttempt("AE1")).toBe("attempt-1")
  })

  it("are known for each of the last bookings, until an attempt has ended or its booking is held no longer", async () => {
    const { openSession } = server([form, form, form, form, form, form, form])
    for (const reference of ["AE1", "AE2", "AE3", "AE4", "AE5", "AE6"])
      await openCardSession({ openSession }, { ...request, reference }, now)
    expect(["AE1", "AE2", "AE6"].map(begunCardAttempt)).toEqual([null, "attempt-2", "attempt-6"])
    forgetCardSession("attempt-2")
    forgetCardSession("AE3")
    expect(["AE2", "AE3", "AE4"].map(begunCardAttempt)).toEqual([null, null, "attempt-4"])
  })

  it("leave alone what another tab has begun while this one was refused", async () => {
    const theirs = server([form])
    const { openSession } = server([new PaymentInProgress()])
    const refused = openCardSession(
      {
        openSession: async (...call) => {
          // The other tab had read before this one wrote.
          forgetCardSession("AE1")
          await openCardSession(theirs, request, now)
          return openSession(...call)
        },
      },
      request,
      now,
    )
    await refused
    expect(begunCardAttempt("AE1")).toBe("attempt-1")
  })

  it("are new ones half an hour later, when the attempt of a form that was not taken is over", async () => {
    const { said, openSession } = server([pipe, pipe, pipe])
    await openCardSession({ openSession }, request, now)
    await openCardSession({ openSession }, request, now + 30 * minutes - 1)
    expect(said[1]).toEqual(said[0])
    await openCardSession({ openSession }, request, now + 30 * minutes)
    expect(said[2]?.key).not.toBe(said[0]?.key)
    expect(said[2]?.instead).toBe("attempt-2")
  })

  it("are others for the booking, for a change of it and for another wish, each in the place of the last", async () => {
    const { said, openSession } = server([pipe, pipe, pipe, pipe])
    for (const change of ["", "one wish", "another wish", "another wish"])
      await openCardSession({ openSession }, { ...request, change }, now)
    expect(said.slice(0, 3).map(({ instead }) => instead)).toEqual([null, "attempt-1", "attempt-2"])
    expect(new Set(said.map(({ key }) => key)).size).toBe(3)
    expect(said[3]).toEqual(said[2])
  })

  it("take the place of what another tab has begun, not of what this one remembers", async () => {
    const { said, openSession } = server([form, form])
    await openCardSession({ openSession }, { ...request, instead: "older" }, now)
    await openCardSession({ openSession }, { ...request, instead: "older" }, now)
    expect(said.map(({ instead }) => instead)).toEqual(["older", "attempt-1"])
  })

  it("know the attempt before one whose answer was lost, also when that is refused in the end", async () => {
    const { said, openSession } = server([form, new NetworkFailure(), new PaymentInProgress(), form])
    for (const _ of ["opened", "lost"]) await openCardSession({ openSession }, request, now)
    expect(begunCardAttempt("AE1")).toBe("attempt-1")
    await openCardSession({ openSession }, request, now)
    expect(begunCardAttempt("AE1")).toBe("attempt-1")
    await openCardSession({ openSession }, request, now)
    expect(said[3]?.instead).toBe("attempt-1")
    expect(said[3]?.key).not.toBe(said[2]?.key)
  })

  it("are none where the storage holds a stranger's text", async () => {
    for (const text of ["null", "{}", "7", "[null]", '["AE1"]', '[{"reference":"AE1"}]', "[", ""]) {
      localStorage.setItem("mersal.cardAttempts", text)
      expect(begunCardAttempt("AE1")).toBeNull()
      forgetCardSession("AE1")
      localStorage.setItem("mersal.cardAttempts", text)
      const { said, openSession } = server([form])
      await openCardSession({ openSession }, request, now)
      expect(said[0]?.instead).toBeNull()
      expect(begunCardAttempt("AE1")).toBe("attempt-1")
    }
  })

  it("work in a browser that stores nothing", async () => {
    vi.stubGlobal("localStorage", undefined)
    const { said, openSession } = server([form, form])
    await openCardSession({ openSession }, request, now)
    await openCardSession({ openSession }, request, now)
    expect(said.map(({ instead }) => instead)).toEqual([null, null])
  })
})
