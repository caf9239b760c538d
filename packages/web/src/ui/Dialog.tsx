import { type ReactNode, useId } from "react"
import { classNames } from "./class-names.ts"
import styles from "./Dialog.module.css"
import { Icon } from "./Icon.tsx"
import { useModal } from "./modal.ts"

export interface DialogProps {
  open: boolean
  /** Called for every way to close: the cross, Escape, a press on the backdrop. The caller sets `open` to false. */
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  /** For content without anything to press: the body takes focus itself, so that keys can scroll it. */
  isText?: boolean
  /** Buttons at the end, the main one first. */
  footer?: ReactNode
}

/** A question or a short form in the middle of the page. */
export function Dialog(props: DialogProps) {
  return <ModalFrame {...props} shape={styles.centred} />
}

/** Longer content over the page: below 992 px it rises from the bottom; above, it is a panel at the end of the line. */
export function Sheet(props: DialogProps) {
  return <ModalFrame {...props} shape={styles.sheet} />
}

function ModalFrame({
  open,
  onClose,
  title,
  closeLabel,
  children,
  isText = false,
  footer,
  shape,
}: DialogProps & { shape: string | undefined }) {
  const titleId = useId()
  const modal = useModal(open, onClose)
  return (
    // The click handler closes on a press on the backdrop. It needs no key handler, because the browser turns Escape
    // into `cancel`.
    <dialog {...modal} className={classNames(styles.dialog, shape)} aria-labelledby={titleId}>
      {open && (
        <div className={styles.frame}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
              <Icon name="cross" />
            </button>
          </header>
          <div className={styles.body} {...(isText && { role: "group", "aria-labelledby": titleId, tabIndex: 0 })}>
            {children}
          </div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
