/**
 * The window id that an API consumer means by a chosen slot: its `value`, or a `label` of the specification such as
 * '1PM to 6PM', '11AM-2PM' or '9AM'. Null when nothing was chosen; a text that names no window stays as it is, and the
 * rule book refuses it.
 *
 * @example windowNamed({ label: "1PM to 6PM" }) // "13-18"
 */
export function windowNamed(
  chosen: { readonly value?: string | undefined; readonly label?: string | undefined } | null | undefined,
): string | null {
  const text = (chosen?.value ?? chosen?.label ?? "").trim()
  if (text === "") return null
  const hours = [...text.matchAll(/(\d{1,2})\s*(AM|PM)/gi)].map(([, hour, half]) => hourOf(Number(hour), half))
  if (hours.length === 0) return text
  return /^before/i.test(text) ? `before-${hours[0]}` : hours.join("-")
}

function hourOf(hour: number, half: string | undefined): number {
  return (hour % 12) + (half?.toUpperCase() === "PM" ? 12 : 0)
}
