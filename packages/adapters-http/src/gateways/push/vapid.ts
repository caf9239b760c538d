import { PushNotSent, PushSender } from "@mersal/domain/ports/driven/messages"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import webPush from "web-push"

export interface VapidSettings {
  /** `mailto:` or https address at which a push service reaches the operator. */
  readonly contact: string
  readonly publicKey: string
  readonly privateKey: string
}

/** The push services of the browsers that there are: an endpoint elsewhere is a stranger's address (checklist V1.3.6). */
const pushHosts = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
  "notify.windows.com",
] as const

/** How long a push service may take, in milliseconds. */
const patience = 10_000

/**
 * Sends web push notes under the operator's VAPID keys. An endpoint outside the known push services is as good as gone.
 *
 * @param hosts push services by host name; a name stands for its subdomains too
 */
export const vapidPush = (
  { contact, publicKey, privateKey }: VapidSettings,
  hosts: readonly string[] = pushHosts,
): Layer.Layer<PushSender> =>
  Layer.succeed(PushSender, {
    publicKey,
    send: ({ endpoint, keys }, note) => {
      if (!isKnown(endpoint, hosts)) return Effect.fail(new PushNotSent({ isGone: true }))
      return Effect.tryPromise({
        try: () =>
          webPush.sendNotification({ endpoint, keys: { ...keys } }, JSON.stringify(note), {
            vapidDetails: { subject: contact, publicKey, privateKey },
            timeout: patience,
            TTL: 24 * 60 * 60,
          }),
        // 404 and 410: the browser has given the subscription up.
        catch: (error) => new PushNotSent({ isGone: [404, 410].includes(statusOf(error)) }),
      }).pipe(Effect.asVoid)
    },
  })

/** Without keys nobody can subscribe, and nothing is sent. */
export const noPush: Layer.Layer<PushSender> = Layer.succeed(PushSender, { publicKey: null, send: () => Effect.void })

function isKnown(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  return url?.protocol === "https:" && hosts.some((host) => url.host === host || url.host.endsWith(`.${host}`))
}

const statusOf = (error: unknown): number =>
  typeof error === "object" && error !== null && "statusCode" in error ? Number(error.statusCode) : 0
