import type { GatewayId } from "@mersal/domain/payment/attempt/gateway-codes"
import { namesCardInFull } from "@mersal/domain/payment/card/card-data"
import type { DrivenPorts } from "@mersal/domain/use-cases/driving-ports"
import { takeNotification, takeReturn } from "@mersal/domain/use-cases/payment/take-message"
import type * as ManagedRuntime from "effect/ManagedRuntime"
import express, { type Request, type RequestHandler, type Router } from "express"
import { sendFault, sendJson } from "./answer.ts"
import type { RepeatedWarnings } from "./logs/repeated-warnings.ts"

type Runtime = ManagedRuntime.ManagedRuntime<DrivenPorts, never>

/** The largest message of a gateway, in bytes: many times its longest. */
const largestMessage = 32 * 1024

/** Both: section 7 has them with a version, and gateways are given them without. */
const versions = ["", "/v1.0"] as const

/**
 * Requests from the gateways: browsers that return, and messages between servers. They need no cookie of ours, because
 * their only authority is their signature, so they are not in the table of calls.
 */
export function mountPaymentReturns(router: Router, runtime: Runtime, log: Pick<RepeatedWarnings, "warn">): void {
  const form = express.urlencoded({ extended: false, limit: largestMessage, parameterLimit: 100 })
  for (const version of versions)
    for (const path of ["token", "postpurchase"]) {
      router.post(`${version}/payment/${path}`, form, returned(runtime, bodyFields, log))
      router.get(`${version}/payment/${path}`, returned(runtime, queryFields, log))
    }
  // The signature covers the bytes, so the body stays as it came.
  const raw = express.text({ type: () => true, limit: largestMessage })
  for (const [name, id] of Object.entries(gateways))
    router.post(`/v1.0/payment/webhook/${name}`, raw, notified(runtime, id, log))
}

const gateways: Readonly<Record<string, GatewayId>> = { aps: "aps", pipe: "pipe" }

/** The browser is redirected to a page of ours that asks the server; nothing that it brought is passed on (D28). */
const returned =
  (
    runtime: Runtime,
    fieldsOf: (request: Request) => Readonly<Record<string, string>>,
    log: Pick<RepeatedWarnings, "warn">,
  ): RequestHandler =>
  async (request, response) => {
    const fields = fieldsOf(request)
    if (namesCardInFull(fields)) return sendFault(request, response, "card-data")
    const attempt = await runtime.runPromise(takeReturn(fields))
    if (attempt === null)
      log.warn({}, "A return of no payment of ours, or that no gateway of ours has signed, was refused")
    response.setHeader("Cache-Control", "no-store")
    const to = attempt === null ? "/payment-verifying" : `/payment-verifying?attempt=${encodeURIComponent(attempt)}`
    response.redirect(303, to)
  }

const bodyFields = (request: Request) => textsOf(request.body)
const queryFields = (request: Request) => textsOf(request.query)

/** The fields of a message, as JSON or as a form; empty if it is neither. */
function fieldsIn(body: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : {}
  } catch {
    return Object.fromEntries(new URLSearchParams(body))
  }
}

/** Fields that came exactly once, as texts. */
const textsOf = (fields: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries((fields ?? {}) as Readonly<Record<string, unknown>>).filter(
      (field): field is [string, string] => typeof field[1] === "string",
    ),
  )

/**
 * 200 if the message was accepted, was accepted before or does not concern us, so that the gateway does not repeat it;
 * 401 if no known key has signed it; 503 if it could not be written, so that it comes again.
 */
const notified =
  (runtime: Runtime, id: GatewayId, log: Pick<RepeatedWarnings, "warn">): RequestHandler =>
  async (request, response) => {
    const body = typeof request.body === "string" ? request.body : ""
    if (namesCardInFull(fieldsIn(body))) return sendFault(request, response, "card-data")
    const contentType = request.headers["content-type"] ?? ""
    try {
      const taken = await runtime.runPromise(takeNotification(id, { contentType, body }))
      if (taken === "forged") {
        log.warn({ gateway: id }, "A notification that no gateway of ours has signed was refused")
        return sendFault(request, response, "invalid-signature")
      }
      sendJson(response, 200, { success: true })
    } catch (error) {
      request.log.error({ err: error }, "a notification could not be taken")
      sendFault(request, response, "stopping")
    }
  }
