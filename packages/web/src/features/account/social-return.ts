/** What the page that a provider leads back to tells the page that waits. They share an origin and nothing else. */
export interface SocialReturn {
  /** Of the request that it answers: another tab may wait for another answer. */
  readonly state: string
  /** Null where the customer gave up at the provider's. */
  readonly token: string | null
}

/** What the page that waits answers. Only then may the window close: with it would go what it has just said. */
export interface SocialReturnHeard {
  readonly heard: SocialReturn["state"]
}

/**
 * Its name. A window that comes back from another site may have lost its opener, which the policy of our pages forbids
 * it to keep; the channel needs none.
 */
export const socialChannel = "mersal.social"

/** Where a provider leads back to: registered there as it stands. */
export const socialReturnPath = "/social-return"

/**
 * What stands behind the `#` of that address, or null where nothing does.
 *
 * @example readSocialReturn("#id_token=a.b.c&state=s1") // { state: "s1", token: "a.b.c" }
 */
export function readSocialReturn(hash: string): SocialReturn | null {
  const values = new URLSearchParams(hash.replace(/^#/, ""))
  const state = values.get("state")
  return state === null || state === "" ? null : { state, token: values.get("id_token") }
}
