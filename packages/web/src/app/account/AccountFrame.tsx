import { pageThatAsked } from "@mersal/domain/account/sign-in/sign-in-flow"
import type { AccountDialogOpening } from "@mersal/domain/machines/account-dialog/account-dialog-event"
import { addressIn } from "@mersal/domain/site/page-address"
import { useRouter } from "@tanstack/react-router"
import { useActorRef } from "@xstate/react"
import { useEffect, useState } from "react"
import { useAnalytics } from "../../environment/analytics.ts"
import { useLanguage } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { AccountPopup } from "../../features/account/AccountPopup.tsx"
import { useAnnouncements } from "../../ui/Announcer.tsx"
import { sessionActor } from "./account-composition.ts"
import { providedAccountMachine } from "./account-machine.ts"
import { keepCodePopup, keptCodePopup } from "./kept-code-popup.ts"
import { knownGuest } from "./session.ts"

export interface AccountFrameProps {
  /** How to open the popup; null while it is closed. */
  opening: AccountOpening | null
  onClosed: () => void
}

export type AccountOpening = AccountDialogOpening & {
  /** The session ended by itself. Shown above the login. */
  readonly isSessionEnded?: boolean
}

/** The account popups and their effects on the page. Loaded when one is opened. */
export function AccountFrame({ opening, onClosed }: AccountFrameProps) {
  const { market } = useProduct()
  const {
    language,
    texts: { account: words },
  } = useLanguage()
  const { toast } = useAnnouncements()
  const { agreed, track } = useAnalytics()
  const router = useRouter()
  const [begun] = useState(() => opening && keptCodePopup(opening, market))
  const actor = useActorRef(providedAccountMachine, { input: { market }, ...(begun && { snapshot: begun.snapshot }) })

  useEffect(() => {
    const { unsubscribe } = actor.subscribe(keepCodePopup)
    return unsubscribe
  }, [actor])

  useEffect(() => {
    if (!opening) return
    const known = knownGuest()
    actor.send({ ...opening, type: "dialog.opened", path: router.state.location.pathname, ...(known && { known }) })
  }, [actor, opening, router])

  useEffect(() => {
    const heard = [
      actor.on("fact.noted", ({ fact }) => {
        track({ name: fact })
        // The account now exists and is signed in, so the consent is stored with it.
        if (fact === "WEB_SIGNUP_COMPLETED") agreed("terms")
      }),
      actor.on("phoneChanged", ({ phone }) => {
        sessionActor.send({ type: "phone.changed", phone })
        toast(words.phoneProved)
        void router.invalidate()
      }),
      actor.on("signedIn", ({ customer, path }) => {
        sessionActor.send({ type: "session.opened", customer })
        const page = pageThatAsked(new URLSearchParams(router.state.location.searchStr).get("for"))
        if (page) return location.assign(addressIn(language, page))
        toast(words.loggedIn(customer.name))
        if (path === null) void router.invalidate()
        else void router.navigate({ to: path })
      }),
    ]
    return () => {
      for (const { unsubscribe } of heard) unsubscribe()
    }
  }, [actor, agreed, router, toast, track, words, language])

  return (
    <AccountPopup
      actor={actor}
      isSessionEnded={opening?.isSessionEnded === true}
      codeSentAt={begun?.since ?? null}
      onClosed={onClosed}
    />
  )
}
