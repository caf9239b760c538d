import type { RouterHistory } from "@tanstack/react-router"

/**
 * Back closes what is open over the page, and only the next press leaves the page, as phones do it on their own
 * screens. Where it leads to another document it leaves at once, because browsers do not ask.
 */
export const closeBeforeBack = (history: RouterHistory): (() => void) =>
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action }) =>
      action === "BACK" &&
      // The same as Escape; `useModal` handles the event.
      [...document.querySelectorAll("dialog:modal")]
        .at(-1)
        ?.dispatchEvent(new Event("cancel", { cancelable: true })) === false,
  })
