import { Link } from "@tanstack/react-router"
import { type ReactNode, useEffect, useRef } from "react"
import { useTexts } from "../../environment/language.ts"
import { Icon } from "../../ui/Icon.tsx"
import type { IconName } from "../../ui/icons/icon-names.ts"
import styles from "./AccountLayout.module.css"
import { type AccountBase, type AccountTab, accountTabs } from "./account-tabs.ts"

const icons: Readonly<Record<AccountTab, IconName>> = {
  bookings: "package",
  addresses: "map-pin",
  contacts: "phone",
  profile: "user",
  notifications: "mail",
  sessions: "display",
  data: "shield-check",
}

/** The first section's address is the beginning of all others, so it matches only exactly. */
const exactly = { exact: true, includeSearch: false }

interface AccountLayoutProps {
  base: AccountBase
  /** The shown section; a company has a page of its own among them. */
  tab: AccountTab | "company"
  children: ReactNode
}

/** My Account: its sections beside the shown one, or above it if there is no room. Each section has its own address. */
export function AccountLayout({ base, tab, children }: AccountLayoutProps) {
  const { myAccount, shell } = useTexts()
  const sections = useRef<HTMLElement>(null)
  // On a phone the sections scroll in one line: the shown one is scrolled into view, without scrolling the page.
  useEffect(() => {
    const row = sections.current
    const link = row?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)
    if (!row || !link) return
    const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()]
    if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left - outer.width / 4
    else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right + outer.width / 4
  }, [tab])
  return (
    <div className={`container ${styles.account}`}>
      <div className={styles.side}>
        <p className={styles.title}>{shell.myAccount}</p>
        <nav ref={sections} className={styles.sections} aria-label={myAccount.sections}>
          <ul role="list" className={styles.list}>
            {accountTabs.map((one) => (
              <li key={one}>
                <Link
                  to={base}
                  params={{ tab: one === "bookings" ? undefined : one }}
                  className={styles.section}
                  data-tab={one}
                  activeOptions={exactly}
                >
                  <Icon name={icons[one]} />
                  {myAccount.tabs[one]}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/go/account/company" className={styles.section} data-tab="company">
                <Icon name="file-text" />
                {myAccount.company}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
      <div className={styles.content}>
        <h1>{tab === "company" ? myAccount.company : myAccount.tabs[tab]}</h1>
        {children}
      </div>
    </div>
  )
}
