import type { Customer } from "@mersal/domain/account/customer"
import { useEffect } from "react"
import { provided } from "./provided.ts"

/** The user of this page (section 4, 'Account'). */
export interface PageSession {
  /**
   * Read from the mark that the server leaves in the browser, so known before the first paint. The server decides in
   * the end.
   */
  readonly isSignedIn: boolean
  /** Null for a guest, and until the session has been read: see `useCustomer`. */
  readonly customer: Customer | null
  /** Asks the server, once, who is signed in. */
  readonly restore: () => void
  /** Ends the session on the server and clears what this product has stored here (D40), then shows `said`. */
  readonly signOut: (said?: string) => void
  /** Call it when a call was refused because the session has ended: it asks to sign in again. Nothing typed is lost. */
  readonly signInAgain: () => void
}

/** Provided by the app around every page. */
export const [SessionContext, useSession] = provided<PageSession>()

/** The signed-in customer; null for a guest, and until known. A guest's page makes no call. */
export function useCustomer(): Customer | null {
  const { isSignedIn, customer, restore } = useSession()
  useEffect(() => {
    if (isSignedIn) restore()
  }, [isSignedIn, restore])
  return customer
}
