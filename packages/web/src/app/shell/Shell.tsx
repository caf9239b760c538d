import { Outlet } from "@tanstack/react-router"
import { type ComponentType, lazy, Suspense } from "react"
import { useTexts } from "../../environment/language.ts"
import { loadAreas } from "../../environment/texts/dictionaries.ts"
import { AccountProvider } from "../AccountProvider.tsx"
import { shownLanguage } from "../language.tsx"
import { Header } from "./Header.tsx"
import { LateExtras } from "./LateExtras.tsx"
import { OfflineBanner } from "./OfflineBanner.tsx"
import styles from "./Shell.module.css"

async function loadFooter(): Promise<{ default: ComponentType }> {
  const [{ Footer }] = await Promise.all([import("./Footer.tsx"), loadAreas(shownLanguage(), ["footer"])])
  return { default: Footer }
}

// It lies under every screen, and is fetched when the screen stands. A page to which it does not come lacks only it.
const Footer = lazy(() => loadFooter().catch(() => ({ default: () => null })))

/** What surrounds every page. */
export function Shell() {
  const { shell } = useTexts()
  return (
    <AccountProvider>
      <div className={styles.shell}>
        <a className={styles.skip} href="#content">
          {shell.skipToContent}
        </a>
        <Header />
        <OfflineBanner />
        <main id="content" className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
        <LateExtras />
        <Suspense>
          <Footer />
        </Suspense>
      </div>
    </AccountProvider>
  )
}
