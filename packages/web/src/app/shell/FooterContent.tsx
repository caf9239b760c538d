import type { HostProfile } from "@mersal/domain/market/host-profile"
import type { Language } from "@mersal/domain/messages/language"
import type { ReactNode } from "react"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./Footer.module.css"
import {
  appBadges,
  type FooterContacts,
  type FooterLink,
  type FooterWords,
  footerGroups,
  termsLinks,
} from "./footer-links.ts"

interface FooterContentProps {
  contacts: FooterContacts
  companyLine: HostProfile["companyLine"]
  words: FooterWords
  language: Language
  /** The current year, in the market's zone (D4). */
  year: string
  /** A link to a screen of the application: through the router inside it, by address outside. */
  screenLink: (to: string, text: string) => ReactNode
}

/**
 * The footer of every page, of the application and of the pages about the product (section 2). Needs neither router nor
 * browser.
 */
export function FooterContent({ contacts, companyLine, words, language, year, screenLink }: FooterContentProps) {
  const { footer } = words
  const line = companyLine === "legal-entity" ? footer.legalEntity : footer.copyright
  const anchor = (link: FooterLink) =>
    link.isScreen ? (
      screenLink(link.to, link.text)
    ) : (
      <a href={link.to} rel={link.isElsewhere && "noopener"}>
        {link.icon && <Icon name={link.icon} />}
        {link.text}
      </a>
    )
  const badges = appBadges(contacts, words)
  return (
    <footer className={styles.footer}>
      <div className="container">
        <nav className={styles.groups} aria-label={footer.navigation}>
          {footerGroups(contacts, words, language).map(({ heading, links }) => (
            <div key={heading} className={styles.group}>
              <p className={styles.heading}>{heading}</p>
              <ul role="list">
                {links.map((link) => (
                  <li key={link.to}>{anchor(link)}</li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {badges.length > 0 && (
          <p className={styles.badges}>
            {badges.map(({ to, text }) => (
              <a key={to} href={to} rel="noopener" className={styles.badge}>
                <Icon name="download" />
                {text}
              </a>
            ))}
          </p>
        )}
        <div className={styles.last}>
          <p>
            {line(year, contacts.productName)} · {footer.servedCountries}
          </p>
          <nav aria-label={footer.terms} className={styles.terms}>
            {termsLinks(words, language).map((link) => (
              <a key={link.to} href={link.to}>
                {link.text}
              </a>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  )
}
