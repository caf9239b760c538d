import { Link, useRouterState } from "@tanstack/react-router"
import { useEffect, useRef, useState } from "react"
import { useAccountDialog } from "../../environment/account-dialog.ts"
import { useTexts } from "../../environment/language.ts"
import { useSession } from "../../environment/session.ts"
import { Icon } from "../../ui/Icon.tsx"
import { preloadAccount } from "../account/AccountProvider.tsx"
import styles from "./Shell.module.css"

/**
 * Section 2: 'Login/ Sign Up', or 'My Profile' with My Account and Logout. Both are the same button, so that a closed
 * popup can return focus to it.
 */
export function AccountTool() {
  const { shell } = useTexts()
  const { isSignedIn, signOut } = useSession()
  const { open, isLoading } = useAccountDialog()
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const path = useRouterState({ select: ({ location }) => location.pathname })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page or session closes it
  useEffect(() => setIsOpen(false), [path, isSignedIn])

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setIsOpen(false)
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return
      setIsOpen(false)
      button.current?.focus()
    }
    const closed = new AbortController()
    document.addEventListener("pointerdown", closeOutside, closed)
    document.addEventListener("focusin", closeOutside, closed)
    document.addEventListener("keydown", closeByKey, closed)
    return () => closed.abort()
  }, [isOpen])

  return (
    <div ref={box} className={styles.profile}>
      <button
        ref={button}
        type="button"
        className={styles.tool}
        {...(isSignedIn
          ? { "aria-expanded": isOpen, "aria-controls": "profile-menu", onClick: () => setIsOpen(!isOpen) }
          : {
              "aria-haspopup": "dialog",
              "aria-busy": isLoading,
              onPointerEnter: preloadAccount,
              onClick: () => open("login"),
            })}
      >
        <Icon name="user" />
        <span className={styles.toolText}>{isSignedIn ? shell.myProfile : shell.loginOrSignUp}</span>
      </button>
      {isSignedIn && (
        <ul id="profile-menu" role="list" className={styles.menu} hidden={!isOpen}>
          <li>
            <Link to="/go/account/{-$tab}" className={styles.menuItem}>
              {shell.myAccount}
            </Link>
          </li>
          <li>
            <button
              type="button"
              className={styles.menuItem}
              onClick={() => {
                setIsOpen(false)
                button.current?.focus()
                signOut()
              }}
            >
              {shell.logout}
            </button>
          </li>
        </ul>
      )}
    </div>
  )
}
