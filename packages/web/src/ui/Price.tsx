import { classNames } from "./class-names.ts"
import styles from "./Price.module.css"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

interface PriceContent {
  /** Formatted, with its currency: "AED 26.25". */
  amount: string
  /** A newer price is on its way: this one stays, dimmed. */
  busy?: boolean
  size?: "inherit" | "large"
}

/** An old price needs the word that screen readers hear before it. */
export type PriceProps = PriceContent & ({ was: string; wasLabel: string } | { was?: undefined; wasLabel?: undefined })

/** A sum of money in figures of one width, with the old price struck through before it. */
export function Price({ amount, busy = false, size = "inherit", was, wasLabel }: PriceProps) {
  return (
    <span className={classNames(styles.price, size === "large" && styles.large)} aria-busy={busy || undefined}>
      {was && (
        <>
          <VisuallyHidden>{wasLabel} </VisuallyHidden>
          <s className={styles.was}>
            <bdi>{was}</bdi>
          </s>{" "}
        </>
      )}
      <bdi>{amount}</bdi>
    </span>
  )
}
