import { type ComponentProps, lazy, Suspense, useState } from "react"
import styles from "./LateSlotAlert.module.css"
import type { SlotAlert } from "./SlotAlert.tsx"

let loaded: typeof SlotAlert | null = null

/** Few windows close under a reader's eyes: their alert and its words come after the screen, and before they are wanted. */
export async function loadSlotAlert() {
  const part = await import("./SlotAlert.tsx")
  await part.loadWords()
  loaded = part.SlotAlert
  return { default: loaded }
}

const Coming = lazy(loadSlotAlert)

/** It is drawn with the screen where it is there already, and has its room until then: nothing moves when it comes. */
export function LateSlotAlert(props: ComponentProps<typeof SlotAlert>) {
  const [Part] = useState(() => loaded ?? Coming)
  return (
    <Suspense fallback={<div className={styles.space} />}>
      <Part {...props} />
    </Suspense>
  )
}
