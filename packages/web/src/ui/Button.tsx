import type { ComponentPropsWithRef, MouseEvent } from "react"
import styles from "./Button.module.css"
import { type ButtonLook, buttonClass } from "./button-class.ts"
import { classNames } from "./class-names.ts"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icons/icon-names.ts"
import { Spinner } from "./Spinner.tsx"

export interface ButtonProps extends ComponentPropsWithRef<"button">, ButtonLook {
  /** Shows a spinner and ignores presses, but unlike `disabled` keeps focus and width. */
  busy?: boolean
  /** What the button is doing, for screen readers, while it is busy. */
  busyLabel?: string
  icon?: IconName
  trailingIcon?: IconName
}

/**
 * A button of type `button` unless told otherwise. `aria-disabled` also ignores presses but leaves the button in the
 * tab order: use it with `aria-describedby` where screen readers must hear the reason.
 */
export function Button({
  variant,
  size,
  fullWidth,
  busy = false,
  busyLabel,
  icon,
  trailingIcon,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const refuses = busy || rest["aria-disabled"] === true || rest["aria-disabled"] === "true"
  const iconSize = size === "small" ? 16 : 20
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (refuses) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, fullWidth }), className)}
      aria-disabled={refuses || undefined}
      aria-busy={busy || undefined}
      aria-label={busy && busyLabel ? busyLabel : rest["aria-label"]}
      onClick={press}
    >
      <span className={classNames(styles.content, busy && styles.concealed)}>
        {icon && <Icon name={icon} size={iconSize} />}
        {children}
        {trailingIcon && <Icon name={trailingIcon} size={iconSize} />}
      </span>
      {busy && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
