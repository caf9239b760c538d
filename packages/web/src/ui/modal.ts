import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react"

/**
 * Ties a native `<dialog>` to a boolean. The browser does the rest: it keeps focus inside, makes the page behind inert,
 * closes on Escape and returns focus to the opener. A press on the backdrop closes as well.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
): {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
} {
  const ref = useRef<HTMLDialogElement>(null)
  // Opened and closed in the same frame as the rest of the page. One frame later, a Back in between would close a
  // dialog that already looks closed.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // The dialog's content fills it, so only a press on the backdrop has the dialog itself as target.
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose()
    },
  }
}
