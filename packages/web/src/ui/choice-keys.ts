import type { KeyboardEvent } from "react"

/** Where a key leads in a row of choices, or null when the key is not ours. Edges wrap; Home and End do not. */
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
 * Keyboard of a group of native radios: put it on the fieldset. Browsers move with the arrows too, but leave Home and
 * End alone and let the left arrow mean "before" in right-to-left pages, where it points ahead.
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
