import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { Icon } from "../../ui/Icon.tsx"
import { Logo } from "../../ui/Logo.tsx"
import { AccountTool } from "./AccountTool.tsx"
import { useLoginLink } from "./login-link.ts"
import { ReaderTools } from "./ReaderTools.tsx"
import styles from "./Shell.module.css"

/** Section 2: the logo, Track Delivery, the account, language and colours. */
export function Header() {
  const { productName } = useProduct()
  const { shell } = useTexts()
  useLoginLink()
  return (
    <header className={styles.header}>
      <div className={`container ${styles.headerRow}`}>
        <Link to="/go/book" className={styles.home} aria-label={shell.home(productName)}>
          <Logo name={productName} />
        </Link>
        <div className={styles.tools}>
          <nav aria-label={shell.mainNavigation}>
            <Link to="/tracking" className={styles.tool}>
              <Icon name="package" />
              <span className={styles.toolText}>{shell.trackDelivery}</span>
            </Link>
          </nav>
          <AccountTool />
          <ReaderTools />
        </div>
      </div>
    </header>
  )
}
