import { lazy, Suspense, useState } from "react"
import { useTexts } from "../../environment/language.ts"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./Tracking.module.css"
import type { TrackingSearchProps } from "./TrackingSearchForm.tsx"

const TrackingSearchForm = lazy(async () => ({
  default: (await import("./TrackingSearchForm.tsx")).TrackingSearchForm,
}))

/** 'Find it another way'. Few use it, so its form is loaded when it is opened. */
export function TrackingSearch(props: TrackingSearchProps) {
  const { tracking: words } = useTexts()
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className={styles.search} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>
        {words.searchTitle}
        <Icon name="chevron-down" />
      </summary>
      <Suspense>{wasOpened && <TrackingSearchForm {...props} />}</Suspense>
    </details>
  )
}
