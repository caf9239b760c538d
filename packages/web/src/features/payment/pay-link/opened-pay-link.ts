const storageKey = "mersal.payLink"

export interface OpenedPayLink {
  readonly reference: string
  /** Null where it was opened by the booking's owner, who needs none. */
  readonly token: string | null
  /** The attempt that was begun there. */
  readonly attempt: string
}

/** Keeps, for this tab, on which page of one booking a payment was begun: a card that is declined leads back to it. */
export function rememberPayLink(link: OpenedPayLink): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(link))
  } catch {
    // Without storage the way back is the link itself.
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
