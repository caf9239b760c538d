import { NotServed } from "@mersal/domain/booking/booking-errors"
import type { SlotRequest } from "@mersal/domain/ports/driving/schedule-service"
import { NetworkFailure, RequestRefused, ServerFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import type { Connection } from "./call.ts"
import { httpServices } from "./services.ts"

const way: SlotRequest = {
  market: "AE",
  pickup: { kind: "name", name: "Dubai" },
  dropOff: { kind: "name", name: "Sharjah" },
  vehicle: null,
}

/** A server that answers each request with the next of these; an error is a broken connection. */
function farSide(...answers: readonly (Response | Error | "silence")[]) {
  const sent: Request[] = []
  const observed: string[] = []
  const fetch = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const answer = answers[Math.min(sent.length, answers.length - 1)] ?? new Error("nobody there")
    sent.push(new Request(new URL(String(address), "http://mersal.test"), init))
    if (answer === "silence") return new Promise((_, reject) => whenAborted(init?.signal, reject))
    if (answer instanceof Error) throw answer
    return answer
  }
  const connection: Connection = {
    origin: "",
    fetch,
    language: () => "ar",
    observeNow: (instant) => observed.push(instant),
    timeoutMilliseconds: answers.includes("silence") ? 1 : 10_000,
  }
  return { services: httpServices(connection), sent, observed }
}

function whenAborted(signal: AbortSignal | null | undefined, stop: (reason: unknown) => void): void {
  if (signal?.aborted) stop(signal.reason)
  signal?.addEventListener("abort", () => stop(signal.reason))
}

const headers = { "request-id": "req_7", "mersal-now": "2026-11-21T12:00:00.000Z" }
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status, headers })
const refusal = (status: number, code: string, data?: unknown) =>
  json(status, {
    success: false,
    errors: [{ errorMessage: "A sentence", errorDetails: "", code, requestId: "req_7", ...(data ? { data } : {}) }],
  })

const failureOf = <Failure>(answer: Result.Result<unknown, Failure>): Failure | null =>
  Result.isFailure(answer) ? answer.failure : null

describe("a call that gets no answer", () => {
  it("is a network failure", async () => {
    const { services } = farSide(new TypeError("fetch failed"))
    expect(failureOf(await services.schedule.lookUpSlots(way))).toStrictEqual(new NetworkFailure())
  })

  it("is given up after the connection's time-out", async () => {
    const { services, sent } = farSide("silence")
    expect(failureOf(await services.tracking.track({ reference: "AE", accessToken: null }))).toBeInstanceOf(
      NetworkFailure,
    )
    expect(sent).toHaveLength(2)
  })

  it("is sent once more when it is safe to repeat: it reads, or it has an idempotency key", async () => {
    const reading = farSide(new Error("cut"), json(200, { success: true, data: [] }))
    expect(Result.isSuccess(await reading.services.coverage.serviceAreas({ market: "AE" }))).toBe(true)
    expect(reading.sent).toHaveLength(2)

    const keyed = farSide(new Error("cut"), json(200, { success: true, data: { id: "lead" } }))
    const lead = { lead: emptyLead, leadId: null }
    expect(await keyed.services.booking.saveLead(lead, { idempotencyKey: "draft-1" })).toEqual(
      Result.succeed({ leadId: "lead" }),
    )
    expect(keyed.sent.map((request) => request.headers.get("idempotency-key"))).toEqual(["draft-1", "draft-1"])
  })

  it("is not repeated when it might act twice", async () => {
    const { services, sent } = farSide(new Error("cut"))
    await services.booking.saveLead({ lead: emptyLead, leadId: null })
    expect(sent).toHaveLength(1)
  })

  it("is not repeated when its caller gave up", async () => {
    const { services, sent } = farSide(new Error("cut"))
    const signal = AbortSignal.abort()
    await services.coverage.serviceAreas({ market: "AE" }, { signal })
    expect(sent).toHaveLength(1)
  })
})

it("goes out to its end though its page is left, where that is asked", async () => {
  const { services, sent } = farSide(json(200, { success: true, data: { id: "lead" } }))
  await services.booking.saveLead({ lead: emptyLead, leadId: null }, { outlivesPage: true })
  await services.booking.saveLead({ lead: emptyLead, leadId: null })
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false])
})

describe("an answer that cannot be read", () => {
  it("is a server failure with the request's id, whatever is broken about it", async () => {
    const unreadable = [
      new Response("<html>", { status: 200, headers }),
      new Response('{"success":true,"data":[{', { status: 200, headers }),
      json(200, { success: true, data: [{ bktyp: "Yesterday" }] }),
      json(200, null),
    ]
    const broken = [
      new Response("<html>Bad Gateway</html>", { status: 502, headers }),
      new Response("", { status: 401, headers }),
      json(404, { success: false, errors: [] }),
    ]
    const lookUp = async (answer: Response) => failureOf(await farSide(answer).services.schedule.lookUpSlots(way))
    const failure = { requestId: "req_7" }
    for (const answer of unreadable)
      expect(await lookUp(answer)).toStrictEqual(new ServerFailure({ ...failure, isUnreadable: true }))
    for (const answer of broken) expect(await lookUp(answer)).toStrictEqual(new ServerFailure(failure))
  })

  it("is a server failure where its figures make no price", async () => {
    const quote = {
      quoteId: "q",
      bktyp: "Same Day",
      vtyp: "Bike",
      cur: "AED",
      baseFare: 25,
      dis: 0,
      prcntgVat: 5,
      vatPrc: 1.25,
      totalPrice: 26.25,
      dstnc: 10,
      chargeableWeight: 5,
      issuedAt: "2026-11-21T12:00:00.000+04:00",
      expiresAt: "2026-11-21T12:15:00.000+04:00",
      book: { id: "gulf", version: "1", readings: [] },
      tariff: "ae",
    }
    const request = { ...way, vehicle: "bike", parcel: { weightGrams: 500, sidesCm: [10, 10, 10] } } as const
    const ask = (over: object) =>
      farSide(json(200, { success: true, data: [{ ...quote, ...over }] })).services.pricing.quotePrices(request)
    expect(Result.isSuccess(await ask({}))).toBe(true)
    for (const over of [{ baseFare: -1 }, { baseFare: 1e300 }, { dis: 1e300 }, { prcntgVat: -5 }])
      expect(failureOf(await ask(over))).toStrictEqual(new ServerFailure({ requestId: "req_7", isUnreadable: true }))
  })

  it("is a server failure when the server says that it failed", async () => {
    const { services } = farSide(refusal(500, "something-went-wrong"))
    expect(failureOf(await services.schedule.lookUpSlots(way))).toStrictEqual(new ServerFailure({ requestId: "req_7" }))
  })
})

describe("a refusal", () => {
  it("becomes the error of the port that it stands for", async () => {
    const { services } = farSide(refusal(422, "not-served", { part: "delivery" }))
    expect(failureOf(await services.schedule.lookUpSlots(way))).toStrictEqual(new NotServed({ part: "delivery" }))
  })

  it("that no port has a type for keeps its code, sentence and request id: 401, 429, a newer server's", async () => {
    for (const [status, code] of [
      [401, "not-signed-in"],
      [429, "too-many-requests"],
      [409, "of-a-later-version"],
    ] as const) {
      const { services } = farSide(refusal(status, code))
      expect(failureOf(await services.schedule.lookUpSlots(way))).toStrictEqual(
        new RequestRefused({ code, text: "A sentence", requestId: "req_7" }),
      )
    }
  })

  it("keeps each sentence of an answer that has several", async () => {
    const errors = ["First.", "Second."].map((errorMessage) => ({ errorMessage, errorDetails: "", code: "of-later" }))
    const { services } = farSide(json(422, { success: false, errors }))
    expect(failureOf(await services.schedule.lookUpSlots(way))).toStrictEqual(
      new RequestRefused({ code: "of-later", text: "First.", furtherTexts: ["Second."], requestId: "req_7" }),
    )
  })

  it("whose data cannot be read is still a refusal", async () => {
    const { services } = farSide(refusal(422, "not-served", { part: "moon" }))
    expect(failureOf(await services.schedule.lookUpSlots(way))).toBeInstanceOf(RequestRefused)
  })
})

describe("every call", () => {
  it("tells the server's now of each answer, also of a refusal", async () => {
    const { services, observed } = farSide(refusal(422, "unknown-place"), json(200, { success: true, data: [] }))
    await services.schedule.lookUpSlots(way)
    await services.coverage.serviceAreas({ market: "QA" })
    expect(observed).toEqual(["2026-11-21T12:00:00.000Z", "2026-11-21T12:00:00.000Z"])
  })

  it("asks in the customer's language, and says that its body is JSON", async () => {
    const { services, sent } = farSide(refusal(422, "unknown-place"))
    await services.schedule.lookUpSlots(way)
    const [request] = sent
    expect(request?.headers.get("accept-language")).toBe("ar")
    expect(request?.headers.get("content-type")).toBe("application/json")
    expect(await request?.json()).toEqual({ chnl: "C2C", dom: "AE", src: "Dubai", dest: "Sharjah" })
  })

  it("writes its question into the address when it only reads", async () => {
    const { services, sent } = farSide(json(200, { success: true, data: [] }))
    await services.coverage.searchPlaces({ market: "AE", text: "برج & خليفة" })
    const address = new URL(sent[0]?.url ?? "")
    expect(address.pathname).toBe("/v1.0/places/search")
    expect(Object.fromEntries(address.searchParams)).toEqual({ domain: "AE", text: "برج & خليفة" })
    expect(sent[0]?.body).toBeNull()
  })
})

const emptyStop = { name: "", address: "", building: "", phone: "" }
const emptyLead = {
  market: "AE",
  pickup: emptyStop,
  dropOff: emptyStop,
  customer: { name: "", phone: "", email: "" },
  vehicle: "bike",
  bookingType: "nextDay",
  promoCode: "",
} as const
