import { Outlet } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { Footer } from "./Footer.tsx"
import { Header } from "./Header.tsx"
import { OfflineBanner } from "./OfflineBanner.tsx"
import styles from "./Shell.module.css"

/** What surrounds every page. */
export function Shell() {
  const { shell } = useTexts()
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {shell.skipToContent}
      </a>
      <Header />
      <OfflineBanner />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
