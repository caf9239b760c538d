import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react"

/**
 * Ties a native `<dialog>` to a boolean. The browser does the rest: focus inside, the page behind inert, Escape closes,
 * focus returns to the opener. A press on the backdrop closes as well.
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
  // With what the page says of it, and not after its next frame: a Back in between would close what seems closed already.
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
    // The dialog's content fills it, so a press whose target is the dialog itself was on the backdrop.
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose()
    },
  }
}
