/** The message from the page that a provider returns to, for the waiting page. The two share only their origin. */
export interface SocialReturn {
  /** Identifies the answered request, because another tab may be waiting for another answer. */
  readonly state: string
  /** Null if the customer gave up at the provider. */
  readonly token: string | null
}

/** The waiting page's confirmation. The window must not close before it, or its message would be lost. */
export interface SocialReturnHeard {
  readonly heard: SocialReturn["state"]
}

/**
 * The name of the channel. A window that returns from another site may have lost its opener, because our pages' policy
 * does not keep it; a channel needs none.
 */
export const socialChannel = "mersal.social"

/** The path that a provider returns to. It is registered at the provider. */
export const socialReturnPath = "/social-return"

/**
 * The values in that address's fragment, or null without one.
 *
 * @example readSocialReturn("#id_token=a.b.c&state=s1") // { state: "s1", token: "a.b.c" }
 */
export function readSocialReturn(hash: string): SocialReturn | null {
  const values = new URLSearchParams(hash.replace(/^#/, ""))
  const state = values.get("state")
  return state === null || state === "" ? null : { state, token: values.get("id_token") }
}
