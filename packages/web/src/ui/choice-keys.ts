import type { KeyboardEvent } from "react"

/** The choice that a key moves to, or null for other keys. At the ends the arrows wrap around. */
export function nextChoice(key: string, at: number, count: number, rightToLeft: boolean): number | null {
  if (count === 0) return null
  const forward = key === "ArrowDown" || key === (rightToLeft ? "ArrowLeft" : "ArrowRight")
  const back = key === "ArrowUp" || key === (rightToLeft ? "ArrowRight" : "ArrowLeft")
  if (forward) return (at + 1) % count
  if (back) return (at - 1 + count) % count
  if (key === "Home") return 0
  if (key === "End") return count - 1
  return null
}

/**
 * Keyboard of a group of native radios: put it on the fieldset. Browsers handle the arrows but not Home and End, and in
 * right-to-left pages their left arrow means "before", where it should point ahead.
 */
export function moveAmongRadios(event: KeyboardEvent<HTMLElement>): void {
  const radio = event.target
  if (!(radio instanceof HTMLInputElement) || radio.type !== "radio") return
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[type=radio]:enabled")]
  const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl"
  const next = nextChoice(event.key, radios.indexOf(radio), radios.length, rightToLeft)
  if (next === null) return
  event.preventDefault()
  radios[next]?.focus()
  radios[next]?.click()
}
