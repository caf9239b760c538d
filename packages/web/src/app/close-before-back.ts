import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"

/**
 * Back closes what is open over the page, and leaves the page with the next press: of a phone's own screens everybody
 * knows it so. Where the page is the visit's first, Back leaves it all the same: no browser asks. What opens a popup
 * listens for it, and so does what stands beside the screens, for their sheets: of two that listen one closes.
 */
export function useCloseBeforeBack(): void {
  const { history } = useRouter()
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: ({ action }) => {
          const open = action === "BACK" ? [...document.querySelectorAll("dialog:modal")].at(-1) : undefined
          // As Escape would.
          open?.dispatchEvent(new Event("cancel", { cancelable: true }))
          return open !== undefined
        },
      }),
    [history],
  )
}
