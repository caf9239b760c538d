import { PopupBlocked, SocialSignInCancelled } from "@mersal/domain/account/account-errors"
import type { SocialProvider } from "@mersal/domain/account/role"
import type { SocialBeginning } from "@mersal/domain/ports/driving/account-service"
import * as Result from "effect/Result"
import {
  type SocialReturn,
  type SocialReturnHeard,
  socialChannel,
  socialReturnPath,
} from "../../features/account/social-return.ts"

/** The window of a social sign-in. */
export interface SocialWindow {
  /** Opens the provider's page in it and waits until the window returns with a token or is closed. */
  readonly token: (
    offer: SocialBeginning["offers"][number],
    nonce: string,
    signal: AbortSignal,
  ) => Promise<Result.Result<string, SocialSignInCancelled>>
  readonly close: () => void
}

const scopes: Readonly<Record<SocialProvider, string>> = {
  google: "openid email profile",
  facebook: "openid email public_profile",
}

/** How often to check whether the customer has closed the window. */
const lookMilliseconds = 500

/** Opens an empty window. Browsers allow that only during a press. */
export function openSocialWindow(): Result.Result<SocialWindow, PopupBlocked> {
  const popup = window.open("about:blank", "_blank", "popup,width=480,height=680")
  if (!popup) return Result.fail(new PopupBlocked())
  return Result.succeed({
    close: () => popup.close(),
    token: async (offer, nonce, signal) => {
      const state = crypto.randomUUID()
      const answer = answerTo(state, popup, signal)
      popup.location.href = addressAt(offer, nonce, state)
      const token = await answer
      popup.close()
      return token === null ? Result.fail(new SocialSignInCancelled()) : Result.succeed(token)
    },
  })
}

function addressAt(
  { provider, clientId, authorizationUrl }: SocialBeginning["offers"][number],
  nonce: string,
  state: string,
) {
  const url = new URL(authorizationUrl)
  const asked = {
    client_id: clientId,
    redirect_uri: location.origin + socialReturnPath,
    response_type: "id_token",
    scope: scopes[provider],
    nonce,
    state,
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url.href
}

/** The token, or null if the customer gave up, closed the window or closed the popup. */
function answerTo(state: string, popup: Window, signal: AbortSignal): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const channel = new BroadcastChannel(socialChannel)
  channel.onmessage = ({ data }: MessageEvent<SocialReturn>) => {
    if (data.state !== state) return
    channel.postMessage({ heard: state } satisfies SocialReturnHeard)
    resolve(data.token)
  }
  // A window at another site looks closed from here, so `closed` counts only once the reader is back on this page.
  const timer = setInterval(() => {
    if (popup.closed && document.hasFocus()) resolve(null)
  }, lookMilliseconds)
  signal.addEventListener("abort", () => resolve(null))
  return promise.finally(() => {
    clearInterval(timer)
    channel.close()
  })
}
