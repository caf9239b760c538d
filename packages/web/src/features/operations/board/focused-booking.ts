/** The lines of bookings are links. Keys act on the focused one. */
const lines = "a[data-booking]"

/** The reference of the booking whose line has the focus, or null. */
export function focusedBooking(): string | null {
  const line = document.activeElement?.closest("tr")?.querySelector<HTMLElement>(lines)
  return line?.dataset.booking ?? null
}

/** Moves focus to the next or previous line, or to the first if none is focused. */
export function focusBooking(within: HTMLElement | null, step: 1 | -1): void {
  const all = [...(within?.querySelectorAll<HTMLElement>(lines) ?? [])]
  const focused = document.activeElement?.closest("tr")?.querySelector<HTMLElement>(lines) ?? null
  const at = focused === null ? -1 : all.indexOf(focused)
  const next = all[at === -1 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)]
  next?.focus()
  next?.scrollIntoView({ block: "nearest" })
}
