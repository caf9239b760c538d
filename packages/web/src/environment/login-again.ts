import { useEffect, useRef, useState } from "react"
import { useAccountDialog } from "./account-dialog.ts"
import { type AskedLogin, newsOfLogin } from "./asked-login.ts"
import { useCustomer } from "./session.ts"

/**
 * Asks whoever is signed in to log in again, to show that it is he. `onLogin` is told once he has, with the popup closed:
 * whether it is the same person, or somebody else whom the page does not speak of. It is not told where he closes it.
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
    // The popup closes in this round: nothing outside it takes the focus before the next one.
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
