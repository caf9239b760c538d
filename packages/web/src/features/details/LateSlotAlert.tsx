import { type ComponentProps, lazy, Suspense, useState } from "react"
import styles from "./LateSlotAlert.module.css"
import type { SlotAlert } from "./SlotAlert.tsx"

let loaded: typeof SlotAlert | null = null

/**
 * Loads the alert about a closed window, and its texts. Windows rarely close while a page is open, so it is loaded
 * after the screen, before it is needed.
 */
export async function loadSlotAlert() {
  const part = await import("./SlotAlert.tsx")
  await part.loadWords()
  loaded = part.SlotAlert
  return { default: loaded }
}

const Coming = lazy(loadSlotAlert)

/** It appears with the screen if it is loaded, and keeps its room until then, so that nothing moves. */
export function LateSlotAlert(props: ComponentProps<typeof SlotAlert>) {
  const [Part] = useState(() => loaded ?? Coming)
  return (
    <Suspense fallback={<div className={styles.space} />}>
      <Part {...props} />
    </Suspense>
  )
}
