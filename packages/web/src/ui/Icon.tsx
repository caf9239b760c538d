import { classNames } from "./class-names.ts"
import styles from "./Icon.module.css"
import { directionalIcons } from "./icons/directional-icons.ts"
import type { IconName } from "./icons/icon-names.ts"

export interface IconProps {
  name: IconName
  /** Edge length in pixels: 16, 20 (default) or 24. */
  size?: 16 | 20 | 24
  /** Names the icon when it stands alone. Without it, the icon is decoration and hidden from screen readers. */
  label?: string
  className?: string | undefined
}

/** One icon of the sprite in index.html: 24 px grid, 1.75 px stroke, in the colour of the surrounding text. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, directionalIcons.has(name) && styles.directional, className)}
      width={size}
      height={size}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <use href={`#icon-${name}`} />
    </svg>
  )
}
