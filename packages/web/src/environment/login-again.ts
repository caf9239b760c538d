import type { Customer } from "@mersal/domain/account/customer"
import { useEffect, useRef, useState } from "react"
import { useAccountDialog } from "./account-dialog.ts"
import { useCustomer } from "./session.ts"

/**
 * Asks whoever is signed in to log in again, to show that it is he. `onLogin` is told once he has, with the popup closed:
 * whether it is the same person, or somebody else whom the page does not speak of. It is not told where he closes it.
 */
export function useLoginAgain(onLogin: (isSame: boolean) => void): () => void {
  const { open } = useAccountDialog()
  const customer = useCustomer()
  const asked = useRef<Customer | null>(undefined)
  const [login, setLogin] = useState<{ readonly isSame: boolean } | null>(null)
  const told = useRef(onLogin)
  told.current = onLogin

  useEffect(() => {
    // A session that is lost meanwhile asks for a login by itself: what waited for this one is given up.
    if (customer === null) asked.current = undefined
    const before = asked.current
    if (before === undefined || customer === null || customer === before) return
    asked.current = undefined
    // The popup closes in this round: nothing outside it takes the focus before the next one.
    setLogin({ isSame: customer.id === before?.id })
  }, [customer])
  useEffect(() => {
    if (login) told.current(login.isSame)
  }, [login])

  return () => {
    asked.current = customer
    open("login")
  }
}
