/** How a client names the window it chooses. */
export interface ChosenWindow {
  readonly value?: string | undefined
  readonly label?: string | undefined
}

/**
 * The window id that an API client means: `value` is an id or the `key` of a listed slot, `label` a label of the
 * specification such as '1PM to 6PM', '11AM-2PM' or '9AM'. Null when nothing was chosen. A text that names no window is
 * returned as it is, and the rule book refuses it.
 *
 * @example windowNamed({ label: "1PM to 6PM" }) // "13-18"
 * @example windowNamed({ label: "9:30AM to 12PM" }) // "9:30-12"
 * @example windowNamed({ value: "AE/sameDay/2026-11-21/13-18" }) // "13-18"
 */
export function windowNamed(chosen: ChosenWindow | null | undefined): string | null {
  const text = (chosen?.value || chosen?.label || "").trim()
  if (text === "") return null
  const listed = slotKey.exec(text)?.[1]
  if (listed !== undefined) return listed
  const times = timesIn(text)
  if (times.length === 0) return text
  return /^before/i.test(text) ? `before-${times[0]}` : times.join("-")
}

/** Whether value and label name different windows. A label without times names none. */
export function namesTwoWindows({ value = "", label = "" }: ChosenWindow): boolean {
  return value.trim() !== "" && timesIn(label).length > 0 && windowNamed({ value }) !== windowNamed({ label })
}

/** What an order asks for, as the key of a listed slot says it. */
export interface KeyedOrder {
  readonly market: string
  readonly bookingType: string
  readonly date: string
}

/**
 * Whether the key of a listed slot is of another market, booking type or date than the order: a page that lists one day
 * and orders another. A window id or a label is of every day.
 */
export const isKeyOfAnotherDay = (chosen: ChosenWindow, { market, bookingType, date }: KeyedOrder): boolean =>
  isSlotKey(chosen) && !nameOf(chosen).startsWith(`${market}/${bookingType}/${date}/`)

/** Whether a window is named by the key of a listed slot. Such a key always names a pick-up. */
export const isSlotKey = (chosen: ChosenWindow): boolean => slotKey.test(nameOf(chosen))

/** The text that names the window, or "" if there is none. */
export const nameOf = ({ value, label }: ChosenWindow): string => (value || label || "").trim()

/** The key of a listed slot: market, booking type, date, window. */
const slotKey = /^[A-Z]{2}\/[A-Za-z]+\/\d{4}-\d\d-\d\d\/([^/]+)$/

/** The times in a text, as window ids write them; an end at midnight is 24:00. */
const timesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(\d{1,2})(:\d\d)?\s*(AM|PM)/gi)].map(([, hour, minutes = ":00", half = ""], at) => {
    const time = (Number(hour) % 12) + (half.toUpperCase() === "PM" ? 12 : 0)
    if (minutes !== ":00") return time + minutes
    return String(time === 0 && (at > 0 || /^before/i.test(text)) ? 24 : time)
  })
