import type { ReactNode } from "react"
import { useTexts } from "../../environment/language.ts"
import { Header } from "./Header.tsx"
import { OfflineBanner } from "./OfflineBanner.tsx"
import styles from "./Shell.module.css"

interface ShellFrameProps {
  children: ReactNode
  footer: ReactNode
}

/** The parts of every page in order, in the browser and in the server's rendering. */
export function ShellFrame({ children, footer }: ShellFrameProps) {
  const { shell } = useTexts()
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {shell.skipToContent}
      </a>
      <Header />
      <OfflineBanner />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  )
}
