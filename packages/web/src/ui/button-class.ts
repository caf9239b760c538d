import styles from "./Button.module.css"
import { classNames } from "./class-names.ts"

export interface ButtonLook {
  /**
   * primary: the next step, once per screen. secondary: outlined. ghost: no border. danger: deletes or cancels
   * something.
   */
  variant?: "primary" | "secondary" | "ghost" | "danger" | undefined
  /** Regular is 48 px high, small 44 px. */
  size?: "regular" | "small" | undefined
  fullWidth?: boolean | undefined
}

/** The look of a button for other elements, such as a link: `<Link className={buttonClass({})}>`. */
export function buttonClass({ variant = "primary", size = "regular", fullWidth = false }: ButtonLook): string {
  return classNames(styles.button, styles[variant], size === "small" && styles.small, fullWidth && styles.fullWidth)
}
