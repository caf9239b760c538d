import { lookup as resolveName } from "node:dns"
import type { RequestOptions } from "node:http"
import type { LookupFunction } from "node:net"
import { toIso } from "@mersal/domain/calendar/iso-instant"
import type { WebhookDelivery } from "@mersal/domain/consumer/webhook"
import {
  longestAnswer,
  type SendOutcome,
  type WebhookMessage,
  WebhookSender,
} from "@mersal/domain/ports/driven/webhook-sender"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Webhook } from "standardwebhooks"
import { requestTo } from "../node-http.ts"
import { isOuterAddress } from "./network-addresses.ts"

export interface WebhookSettings {
  /**
   * Whether receivers may be on our own network and without TLS: in development, where they run on the same machine.
   */
  readonly mayBeInner: boolean
}

/** Sends messages as Standard Webhooks prescribes. Redirects are not followed: only the given address is called. */
export const webhookSender = ({ mayBeInner }: WebhookSettings): Layer.Layer<WebhookSender> =>
  Layer.succeed(WebhookSender, {
    mayBePlain: mayBeInner,
    addressIssue: (url) => addressIssue(url, mayBeInner),
    send: (message) => Effect.promise(() => send(message, mayBeInner)),
  })

/** The body of a message. It is made from the stored data, so a second try sends the same. */
export const messageBody = ({ event, reference, isTest, happenedAt }: WebhookDelivery): string =>
  JSON.stringify({
    type: event,
    timestamp: toIso(happenedAt),
    data: { ...(reference !== null && { bkref: reference }), isTest },
  })

/** The same that is asked before each sending. */
function addressIssue(url: string, mayBeInner: boolean): "malformed" | "inner" | null {
  if (!URL.canParse(url)) return "malformed"
  return mayBeInner || isOuterHost(new URL(url).hostname) ? null : "inner"
}

function send({ url, secret, delivery, at }: WebhookMessage, mayBeInner: boolean): Promise<SendOutcome> {
  const body = messageBody(delivery)
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "user-agent": "webhooks/1",
    "webhook-id": delivery.id,
    "webhook-timestamp": String(Math.floor(at / 1_000)),
    // biome-ignore lint/style/noRestrictedGlobals: the library takes the given instant as a Date.
    "webhook-signature": new Webhook(secret).sign(delivery.id, new Date(at), body),
  }
  if (addressIssue(url, mayBeInner) !== null) return Promise.resolve(refusedAddress)
  const target = new URL(url)
  const options: RequestOptions = {
    method: "POST",
    headers,
    timeout: longestAnswer,
    signal: AbortSignal.timeout(longestAnswer),
    ...(!mayBeInner && { lookup: outerOnly }),
  }
  return new Promise((resolve) => {
    const asked = requestTo(target)(target, options, (response) => {
      const status = response.statusCode ?? 0
      // The content of a receiver's answer does not matter, and may be endless.
      response.destroy()
      resolve({ isTaken: status >= 200 && status < 300, outcome: String(status) })
    })
    asked.once("error", (error: NodeJS.ErrnoException) => resolve({ isTaken: false, outcome: outcomeOf(error) }))
    asked.end(body)
  })
}

const refusedAddress: SendOutcome = { isTaken: false, outcome: "refused-address" }

const outcomeOf = ({ name, code, message }: NodeJS.ErrnoException): string => {
  if (message === refusedAddress.outcome) return message
  return name === "AbortError" || name === "TimeoutError" ? "time-out" : (code ?? "no-answer").toLowerCase()
}

/** Numbers are looked at here, for they are never looked up; names where they are, but that of our own machine. */
function isOuterHost(hostname: string): boolean {
  if (/^(.+\.)?localhost\.?$/.test(hostname)) return false
  const number = hostname.replace(/^\[(.*)\]$/, "$1")
  return /^[\d.]+$|:/.test(number) ? isOuterAddress(number) : true
}

/** Looks a name up and accepts only a public address; the checked address itself is called. */
const outerOnly: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "", 0)
    const [first, ...others] = addresses.filter(({ address }) => isOuterAddress(address))
    if (!first) return callback(new Error(refusedAddress.outcome), "", 0)
    if (options.all) return callback(null, [first, ...others])
    callback(null, first.address, first.family)
  })
}
