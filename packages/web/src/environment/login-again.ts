import { useEffect, useRef, useState } from "react"
import { useAccountDialog } from "./account-dialog.ts"
import { type AskedLogin, newsOfLogin } from "./asked-login.ts"
import { useCustomer } from "./session.ts"

/**
 * Asks the signed-in customer to log in again, to confirm that it is he. `onLogin` is called once he has, after the
 * popup has closed, with whether it is the same person. It is not called if he closes the popup.
 */
export function useLoginAgain(onLogin: (isSame: boolean) => void): () => void {
  const { open, isOpen } = useAccountDialog()
  const customer = useCustomer()
  const asked = useRef<AskedLogin>(null)
  const [login, setLogin] = useState<{ readonly isSame: boolean } | null>(null)
  const told = useRef(onLogin)
  told.current = onLogin

  useEffect(() => {
    const news = asked.current && newsOfLogin(asked.current, customer, isOpen)
    if (news === null || news === "waiting") return
    asked.current = null
    // The popup closes in this round, so nothing outside it can take the focus before the next one.
    if (news !== "ended") setLogin(news)
  }, [customer, isOpen])
  useEffect(() => {
    if (login) told.current(login.isSame)
  }, [login])

  return () => {
    asked.current = { before: customer }
    open("login")
  }
}
