import { type ReactNode, useId } from "react"
import styles from "./Card.module.css"
import { classNames } from "./class-names.ts"

export interface CardProps {
  /** Makes the card a named region of the page. */
  title?: ReactNode
  /** At the end of the title's line, such as an edit link. */
  actions?: ReactNode
  children: ReactNode
  /** `plain` has a border, `sunken` a darker background and, in light colours, no border. */
  tone?: "plain" | "sunken"
  className?: string | undefined
}

/** A surface that groups related content. */
export function Card({ title, actions, children, tone = "plain", className }: CardProps) {
  const titleId = useId()
  return (
    <section
      className={classNames(styles.card, tone === "sunken" && styles.sunken, className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || actions) && (
        <header className={styles.header}>
          {title && (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          {actions}
        </header>
      )}
      {children}
    </section>
  )
}
