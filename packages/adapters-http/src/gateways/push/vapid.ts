import { createECDH } from "node:crypto"
import { PushNotSent, PushSender } from "@mersal/domain/ports/driven/messages"
import type { PushSubscription } from "@mersal/domain/push/push-subscription"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

export interface VapidSettings {
  /** `mailto:` or https address at which a push service reaches the operator. */
  readonly contact: string
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * The push services of existing browsers: an endpoint on any other host could be any stranger's server (checklist
 * V1.3.6).
 */
const pushHosts = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
  "notify.windows.com",
] as const

/** How long a push service may take, in milliseconds. */
const patience = 10_000

/** How notes reach push services. Not by Node's `fetch`, which is loaded on first use and takes two megabytes. */
interface PushLine {
  /** Push services by host name, subdomains included. */
  readonly hosts: readonly string[]
  readonly fetch: typeof globalThis.fetch
}

/**
 * Sends web push notes with the operator's VAPID keys. An endpoint outside the known push services is treated as gone.
 * Only the browser can read the content (RFC 8291), and the push service cannot redirect us.
 */
export const vapidPush = (
  { contact, publicKey, privateKey }: VapidSettings,
  { hosts = pushHosts, fetch = (...asked) => globalThis.fetch(...asked) }: Partial<PushLine> = {},
): Layer.Layer<PushSender> =>
  Layer.succeed(PushSender, {
    publicKey,
    accepts: ({ endpoint, keys }) => isKnown(endpoint, hosts) && areKeys(keys),
    send: Effect.fnUntraced(function* ({ endpoint, keys }, note) {
      if (!isKnown(endpoint, hosts) || !areKeys(keys)) return yield* new PushNotSent({ isGone: true })
      // Loaded when there is a note to send: most processes have none, and the library takes memory.
      const { default: webPush } = yield* Effect.promise(() => import("web-push"))
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { ...keys } }, JSON.stringify(note), {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: 24 * 60 * 60,
      })
      const response = yield* Effect.tryPromise({
        try: () =>
          fetch(endpoint, {
            method: "POST",
            headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
            body: body === null ? null : new Uint8Array(body),
            redirect: "manual",
            signal: AbortSignal.timeout(patience),
          }),
        catch: () => new PushNotSent({ isGone: false }),
      })
      // 404 and 410: the browser has cancelled the subscription.
      if (!response.ok) return yield* new PushNotSent({ isGone: [404, 410].includes(response.status) })
    }),
  })

/** Without keys nobody can subscribe, and nothing is sent. */
export const noPush: Layer.Layer<PushSender> = Layer.succeed(PushSender, {
  publicKey: null,
  accepts: () => false,
  send: () => Effect.void,
})

/** Draws a private key; the public one follows from it. */
export function drawVapidKey(): string {
  const pair = createECDH("prime256v1")
  pair.generateKeys()
  const drawn = pair.getPrivateKey()
  // A number of 32 bytes, which Node returns without leading zeros.
  return Buffer.concat([Buffer.alloc(32 - drawn.length), drawn]).toString("base64url")
}

export function vapidKeysOf(privateKey: string): Pick<VapidSettings, "publicKey" | "privateKey"> {
  const pair = createECDH("prime256v1")
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"))
  return { publicKey: pair.getPublicKey("base64url"), privateKey }
}

function isKnown(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  return url?.protocol === "https:" && hosts.some((host) => url.host === host || url.host.endsWith(`.${host}`))
}

/** Whether content can be encrypted for these keys (RFC 8291): a point of the curve, and sixteen bytes. */
function areKeys({ p256dh, auth }: PushSubscription["keys"]): boolean {
  const own = createECDH("prime256v1")
  own.generateKeys()
  try {
    own.computeSecret(Buffer.from(p256dh, "base64url"))
  } catch {
    return false
  }
  return Buffer.from(auth, "base64url").length === 16
}
