import { Link } from "@tanstack/react-router"
import { useLanguage } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { Icon } from "../../ui/Icon.tsx"
import { Logo } from "../../ui/Logo.tsx"
import { chooseTheme, useTheme } from "../theme.ts"
import { AccountTool } from "./AccountTool.tsx"
import { useLoginLink } from "./login-link.ts"
import styles from "./Shell.module.css"

/** Section 2: the logo, Track Delivery, the account, and the two things a reader may set. */
export function Header() {
  const { productName } = useProduct()
  const { language, choose, texts } = useLanguage()
  const { shell } = texts
  const theme = useTheme()
  useLoginLink()
  const otherLanguage = language === "ar" ? "en" : "ar"
  const otherTheme = theme === "dark" ? "light" : "dark"
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
          <button type="button" className={styles.tool} lang={otherLanguage} onClick={() => choose(otherLanguage)}>
            {shell.otherLanguage}
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-label={otherTheme === "dark" ? shell.useDarkColours : shell.useLightColours}
            onClick={() => chooseTheme(otherTheme)}
          >
            <Icon name={otherTheme === "dark" ? "moon" : "sun"} />
          </button>
        </div>
      </div>
    </header>
  )
}
