import { useTexts } from "../../environment/language.ts"
import { Spinner } from "../../ui/Spinner.tsx"
import styles from "./Shell.module.css"

/** Shown by the router when a page takes longer than a second to come. */
export function PendingPage() {
  const { shell } = useTexts()
  return (
    <div className={styles.pending}>
      <Spinner size="large" label={shell.loading} />
    </div>
  )
}
