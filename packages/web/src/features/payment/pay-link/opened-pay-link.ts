import type { Money } from "@mersal/domain/money/money"

const storageKey = "mersal.payLink"

export interface OpenedPayLink {
  readonly reference: string
  /** Null if the booking's owner opened it, who needs none. */
  readonly token: string | null
  /** The attempt that was begun there. */
  readonly attempt: string
  /** What that attempt pays; unknown for one that was begun before it was kept, or elsewhere. */
  readonly amount?: Money
}

/**
 * Stores, for this tab, on which booking's page a payment was begun: a declined card leads back to it, and its payer is
 * told what he has paid. The amount stays when he goes on with a payment that he had begun there.
 */
export function rememberPayLink(link: OpenedPayLink): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...openedPayLink(link.attempt), ...link }))
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
