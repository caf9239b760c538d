const storageKey = "mersal.payLink"

export interface OpenedPayLink {
  readonly reference: string
  /** Null if the booking's owner opened it, who needs none. */
  readonly token: string | null
  /** The attempt that was begun there. */
  readonly attempt: string
}

/** Stores, for this tab, on which booking's page a payment was begun: a declined card leads back to it. */
export function rememberPayLink(link: OpenedPayLink): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(link))
  } catch {
    // Without storage the customer returns by the link itself.
  }
}

export function openedPayLink(attempt: string): OpenedPayLink | null {
  try {
    const link = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as OpenedPayLink | null
    return link?.attempt === attempt ? link : null
  } catch {
    return null
  }
}
