import { loginScreen } from "@mersal/domain/account/sign-in/sign-in-flow"
import { listed } from "@mersal/domain/messages/listed"
import { otherLanguageLink } from "@mersal/domain/site/page-address"
import shell from "../../app/shell/Shell.module.css"
import { classNames } from "../../ui/class-names.ts"
import field from "../../ui/Field.module.css"
import { Icon } from "../../ui/Icon.tsx"
import { Logo } from "../../ui/Logo.tsx"
import { askedWay } from "../asked-way.ts"
import { usePage } from "../filled-page.ts"
import styles from "./SiteHeader.module.css"

/** The application's header without the parts that need its scripts: the other language is a link. */
export function SiteHeader() {
  const { texts, facts, language, path, pageLink } = usePage()
  const otherLanguage = language === "ar" ? "en" : "ar"
  return (
    <header className={shell.header}>
      <div className={`container ${shell.headerRow}`}>
        <a
          href={pageLink("/")}
          className={shell.home}
          aria-label={listed[language]([facts.productName, texts.marketing.home])}
        >
          <Logo name={facts.productName} />
        </a>
        <div className={shell.tools}>
          <nav aria-label={texts.shell.mainNavigation} className={styles.ways}>
            <a href="/tracking" className={shell.tool} data-screen>
              <Icon name="package" />
              <span className={shell.toolText}>{texts.shell.trackDelivery}</span>
            </a>
            {/* Only the browser knows which of the two applies. Until its script has looked, the guest's is shown. */}
            <a href={`${loginScreen}?login`} className={shell.tool} data-screen data-for="guest">
              <Icon name="user" />
              <span className={shell.toolText}>{texts.shell.loginOrSignUp}</span>
            </a>
            <details id="profile" className={shell.profile} data-for="customer" hidden>
              <summary className={shell.tool}>
                <Icon name="user" />
                <span className={shell.toolText}>{texts.shell.myProfile}</span>
              </summary>
              <ul role="list" className={shell.menu}>
                <li>
                  <a href="/go/account" className={shell.menuItem} data-screen>
                    {texts.shell.myAccount}
                  </a>
                </li>
                <li>
                  <button type="button" className={shell.menuItem} data-logout>
                    {texts.shell.logout}
                  </button>
                  <p role="alert" className={field.error} data-logout-failed hidden>
                    {texts.account.logoutFailed}
                  </p>
                </li>
              </ul>
            </details>
          </nav>
          <a
            id="language"
            href={otherLanguageLink(otherLanguage, path, askedWay(facts))}
            className={shell.tool}
            lang={otherLanguage}
            hrefLang={otherLanguage}
            data-language={otherLanguage}
          >
            {texts.shell.otherLanguage}
          </a>
          {/* Takes its room at once, so that nothing moves. The page's script shows it. */}
          <button
            type="button"
            className={shell.tool}
            data-theme-switch
            data-use-dark={texts.shell.useDarkColours}
            data-use-light={texts.shell.useLightColours}
            aria-label={texts.shell.useDarkColours}
            disabled
          >
            <Icon name="moon" className={styles.whenLight} />
            <Icon name="sun" className={classNames(styles.whenDark)} />
          </button>
        </div>
      </div>
    </header>
  )
}
