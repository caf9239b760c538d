import { wallClock, zoneNamed } from "@mersal/domain/calendar/zone"
import { Link } from "@tanstack/react-router"
import { usePageClock } from "../../environment/clock.ts"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import styles from "./Shell.module.css"

/** Section 2: the ways on that exist, the contact, and whose page this is (D4: the current year). */
export function Footer() {
  const { shell } = useTexts()
  const { productName, contactEmail, profile } = useProduct()
  const clock = usePageClock()
  const year = wallClock(zoneNamed(profile.market.zone), clock.now()).date.slice(0, 4)
  const companyLine = profile.companyLine === "legal-entity" ? shell.legalEntity : shell.copyright
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.footerRow}`}>
        <nav className={styles.links} aria-label={shell.footerNavigation}>
          <Link to="/tracking">{shell.trackDelivery}</Link>
          <Link to="/go">{shell.productDelivery(productName)}</Link>
          {contactEmail && <a href={`mailto:${contactEmail}`}>{shell.contactByEmail}</a>}
        </nav>
        <p>
          {companyLine(year, productName)} · {shell.servedCountries}
        </p>
      </div>
    </footer>
  )
}
