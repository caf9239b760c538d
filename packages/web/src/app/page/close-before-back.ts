import type { RouterHistory } from "@tanstack/react-router"

/**
 * Back closes what is open over the page, and leaves the page with the next press: of a phone's own screens everybody
 * knows it so. Where the page is the visit's first, Back leaves it all the same: no browser asks.
 */
export const closeBeforeBack = (history: RouterHistory): (() => void) =>
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action }) =>
      action === "BACK" &&
      // As Escape would: whatever listens for it (`useModal`) takes it.
      [...document.querySelectorAll("dialog:modal")]
        .at(-1)
        ?.dispatchEvent(new Event("cancel", { cancelable: true })) === false,
  })
