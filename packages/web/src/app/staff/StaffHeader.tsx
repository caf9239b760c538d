import type { StaffRole } from "@mersal/domain/account/account"
import type { MarketId } from "@mersal/domain/market/market"
import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import type { MarketSearch } from "../../features/operations/market-search.ts"
import { sectionsOf } from "../../features/staff/staff-sections.ts"
import { classNames } from "../../ui/class-names.ts"
import { Icon } from "../../ui/Icon.tsx"
import { Logo } from "../../ui/Logo.tsx"
import { ReaderTools } from "../shell/ReaderTools.tsx"
import shell from "../shell/Shell.module.css"
import styles from "./StaffHeader.module.css"
import { useSignOut } from "./sign-out.ts"

interface StaffHeaderProps {
  member: { readonly name: string; readonly role: StaffRole } | null
}

/** The header of staff's pages: the sections, who is signed in, language and colours. */
export function StaffHeader({ member }: StaffHeaderProps) {
  const { productName } = useProduct()
  const { staff: words } = useTexts()
  const signOut = useSignOut()
  const sections = member ? sectionsOf(member.role) : []
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <p className={styles.product}>
          <Logo name={words.productStaff(productName)} />
        </p>
        <div className={styles.tools}>
          <ReaderTools />
        </div>
        {member && (
          <button type="button" className={classNames(shell.tool, styles.signOut)} onClick={signOut}>
            {words.signOut}
          </button>
        )}
        {member && (
          <div className={styles.member}>
            <p className={styles.name}>
              <Icon name="user" size={16} />
              <span>
                <bdi>{member.name}</bdi> · {words.roles[member.role]}
              </span>
            </p>
            <Link to="/ops/security" className={styles.security}>
              {words.sections.security}
            </Link>
          </div>
        )}
      </div>
      {sections.length > 1 && (
        <nav aria-label={words.sectionNavigation} className={styles.sections}>
          <ul role="list" className={styles.list}>
            {sections.map(({ path, word }) => (
              <li key={path}>
                <Link
                  to={path}
                  search={keptMarket}
                  activeOptions={{ exact: path === "/ops", includeSearch: false }}
                  className={styles.section}
                >
                  {words.sections[word]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}

/** Keeps the chosen market from section to section. */
const keptMarket = (search: { readonly market?: MarketId }): MarketSearch =>
  search.market === undefined ? {} : { market: search.market }
