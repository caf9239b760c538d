import { type ComponentProps, lazy, Suspense, useState } from "react"
import { withWords } from "../../environment/texts/with-words.ts"
import styles from "./LateSlotAlert.module.css"
import type { SlotAlert } from "./SlotAlert.tsx"

let loaded: typeof SlotAlert | null = null

/** Few windows close under a reader's eyes: their alert comes after the screen, and before it is wanted. */
export async function loadSlotAlert() {
  loaded ??= (await withWords(["slotAlert", "payment"], () => import("./SlotAlert.tsx"))).SlotAlert
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
