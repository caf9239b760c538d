import type { ReactNode } from "react"
import styles from "./Alert.module.css"
import { classNames } from "./class-names.ts"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icons/icon-names.ts"

export type AlertTone = "danger" | "warning" | "success" | "info"

const icons: Readonly<Record<AlertTone, IconName>> = {
  danger: "alert-circle",
  warning: "alert-triangle",
  success: "check-circle",
  info: "info",
}

interface AlertContent {
  tone: AlertTone
  title?: string | undefined
  children?: ReactNode
  /** Buttons or links under the text. */
  actions?: ReactNode
  /**
   * How screen readers announce an alert that appears while the page is in use: `now` interrupts (role alert),
   * `politely` waits (role status). Leave it out for an alert that is there from the start. `answer` is `now`, and also
   * scrolls the alert into view, for a button further down the page.
   */
  announce?: "now" | "answer" | "politely" | undefined
  className?: string | undefined
}

/** A dismissible alert needs a label for its button. */
export type AlertProps = AlertContent &
  ({ onDismiss: () => void; dismissLabel: string } | { onDismiss?: undefined; dismissLabel?: undefined })

/** Moves focus to what follows the alert, because the dismissed button disappears with its focus. */
function passBy(alert: Element | null): void {
  const next = (alert?.nextElementSibling ?? alert?.parentElement?.nextElementSibling) as HTMLElement | null
  if (!next) return
  next.tabIndex = -1
  next.focus({ preventScroll: true })
}

const show = (alert: Element | null) => alert?.scrollIntoView({ block: "nearest" })

/** A message about the page or a part of it. Each tone has its own icon, so that it does not depend on colour alone. */
export function Alert({ tone, title, children, actions, announce, className, onDismiss, dismissLabel }: AlertProps) {
  const role = announce === "politely" ? "status" : announce && "alert"
  return (
    <div
      className={classNames(styles.alert, styles[tone], className)}
      role={role}
      ref={announce === "answer" ? show : undefined}
    >
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <button
          type="button"
          className={styles.dismiss}
          onClick={({ currentTarget }) => {
            passBy(currentTarget.parentElement)
            onDismiss()
          }}
          aria-label={dismissLabel}
        >
          <Icon name="cross" />
        </button>
      )}
    </div>
  )
}
