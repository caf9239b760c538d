import { pathAfterSignOut } from "@mersal/domain/account/sign-in/sign-in-flow"
import { useRouter } from "@tanstack/react-router"
import { type ComponentType, type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from "react"
import { AccountDialogContext } from "../../environment/account-dialog.ts"
import { isOnline } from "../../environment/answers/connection.ts"
import { shownLanguage, useTexts } from "../../environment/language.ts"
import { SessionContext } from "../../environment/session.ts"
import { loadAreas, textsOf } from "../../environment/texts/dictionaries.ts"
import { withWords } from "../../environment/texts/with-words.ts"
import { useAnnouncements } from "../../ui/Announcer.tsx"
import type { AccountFrameProps, AccountOpening } from "./AccountFrame.tsx"
import { clearAfterSignOut, forgetMark, isMarked, knownCustomer, sessionMark, watchSession } from "./session.ts"

/** Loads the popups with their machine, calls and texts in parallel. */
async function loadFrame(): Promise<ComponentType<AccountFrameProps>> {
  const { AccountFrame } = await withWords(["account", "accountRefusals"], () => import("./AccountFrame.tsx"))
  return AccountFrame
}

/** Called when the pointer is over a button that opens a popup, so that it is loaded by the time of the press. */
export const preloadAccount = (): void => void loadFrame().catch(() => {})

const loadSession = () => import("./account-composition.ts")

/** A customer who was asked to sign in again and did not becomes a guest. */
const forgetUnlessSignedIn = ({ sessionActor }: Awaited<ReturnType<typeof loadSession>>): void => {
  if (!sessionActor.getSnapshot().matches("signedIn")) forgetMark(sessionMark())
}

/**
 * Around every page: who is signed in, as far as the browser knows, and the account popups. Their code is loaded when
 * somebody opens one; the session's code when a signed-in customer books, or on sign-out.
 */
export function AccountProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { shell } = useTexts()
  const { toast } = useAnnouncements()
  const isSignedIn = useSyncExternalStore(watchSession, isMarked)
  const customer = useSyncExternalStore(watchSession, knownCustomer)
  const [opening, setOpening] = useState<AccountOpening | null>(null)
  const [frame, setFrame] = useState<{ readonly Frame: ComponentType<AccountFrameProps> } | null>(null)

  const open = useCallback(
    async (wanted: AccountOpening) => {
      setOpening(wanted)
      try {
        const Frame = await loadFrame()
        setFrame((last) => last ?? { Frame })
      } catch {
        setOpening(null)
        toast(isOnline() ? shell.outdatedText : shell.unreachedText)
      }
    },
    [toast, shell],
  )
  const ways = useMemo(
    () => ({
      open: (mode: Exclude<AccountOpening["mode"], "newPassword">) => void open({ mode }),
      setPassword: (token: string) => void open({ mode: "newPassword", token }),
    }),
    [open],
  )
  const isOpen = opening !== null
  const dialog = useMemo(() => ({ ...ways, isOpen, isLoading: isOpen && !frame }), [ways, isOpen, frame])

  const close = useCallback(() => {
    if (opening?.isSessionEnded) void loadSession().then(forgetUnlessSignedIn)
    setOpening(null)
  }, [opening])

  const signOut = useCallback(
    async (said?: string) => {
      try {
        const [{ endSession }] = await Promise.all([loadSession(), loadAreas(shownLanguage(), ["account"])])
        const words = textsOf[shownLanguage()].account
        if (!(await endSession())) return toast(words.logoutFailed)
        clearAfterSignOut()
        toast(said ?? words.loggedOut)
        const path = pathAfterSignOut(router.state.location.pathname)
        if (path === null) await router.invalidate()
        else await router.navigate({ to: path })
      } catch {
        toast(isOnline() ? shell.outdatedText : shell.unreachedText)
      }
    },
    [router, toast, shell],
  )

  const session = useMemo(
    () => ({
      isSignedIn,
      customer,
      restore: () => void loadSession().catch(() => {}),
      signOut: (said?: string) => void signOut(said),
      // The page and what was typed stay as they are until the customer has decided.
      signInAgain: () => {
        void loadSession().then(({ sessionActor }) => sessionActor.send({ type: "session.lost" }))
        void open({ mode: "login", isSessionEnded: true })
      },
    }),
    [isSignedIn, customer, signOut, open],
  )

  return (
    <SessionContext value={session}>
      <AccountDialogContext value={dialog}>
        {children}
        {frame && <frame.Frame opening={opening} onClosed={close} />}
      </AccountDialogContext>
    </SessionContext>
  )
}
