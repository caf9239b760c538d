import { useLayoutEffect } from "react"
import { useTexts } from "../../environment/language.ts"
import { Spinner } from "../../ui/Spinner.tsx"
import styles from "./Shell.module.css"

/** Shown by the router when a page takes longer than a second to load. */
export function PendingPage() {
  const { shell } = useTexts()
  // After a press at the foot of a long page only the footer would be visible, and it would jump.
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: "instant" })
  }, [])
  return (
    <div className={styles.pending}>
      <Spinner size="large" label={shell.loading} />
    </div>
  )
}
