import type { Customer } from "@mersal/domain/account/customer"
import { useEffect } from "react"
import { provided } from "./provided.ts"

/** Who uses this page (section 4, 'Account'). */
export interface PageSession {
  /** By the mark that the server leaves in the browser: known before the first paint. The server has the last word. */
  readonly isSignedIn: boolean
  /** Null for a guest, and until somebody has asked: see `useCustomer`. */
  readonly customer: Customer | null
  /** Asks the server who is signed in, once. */
  readonly restore: () => void
  /** Ends the session on the server and clears what this product has stored here (D40). `said` is what is told then. */
  readonly signOut: (said?: string) => void
  /** For a call that was refused because nobody is signed in any more: asks to sign in again. Nothing typed is lost. */
  readonly signInAgain: () => void
}

/** Provided by the app around every page. */
export const [SessionContext, useSession] = provided<PageSession>()

/** Who is signed in; null for a guest, and until it is known. A guest's page asks nobody. */
export function useCustomer(): Customer | null {
  const { isSignedIn, customer, restore } = useSession()
  useEffect(() => {
    if (isSignedIn) restore()
  }, [isSignedIn, restore])
  return customer
}
