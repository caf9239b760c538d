/* Replaces the server's screen by the application's own, within one frame. Both are made of the same components, so
   their controls are in the same order: what was typed, chosen, opened, focused or pressed in one is transferred to
   the other. */

import { nextTask } from "../page/next-task.ts"

type Control = HTMLElement
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controls = ":is(a, button, input, textarea, select, summary, details):not([hidden] *)"
const controlsOf = (screen: ParentNode): readonly Control[] => [...screen.querySelectorAll<Control>(controls)]

/** Replaces the server's screen by the page, at the same scroll position. Done before the next paint. */
export function takeOver(drawn: HTMLElement, page: HTMLElement, place: { left: number; top: number }): void {
  if (!drawn.isConnected) return
  const mine = controlsOf(page)
  // A form that was begun earlier is not the rendered one, of which only the header was visible.
  const seen = document.documentElement.dataset.drawn === undefined ? drawn : drawn.querySelector("header")
  const pairs = controlsOf(seen ?? drawn).flatMap((old, index) => {
    const own = mine[index]
    return own && isAlike(old, own) ? [[old, own] as const] : []
  })
  for (const [old, own] of pairs) carry(old, own)
  const focused = pairs.find(([old]) => old === document.activeElement)
  if (focused) focus(...focused)
  const pressed = pairs.filter(([old]) => old.dataset.pressed !== undefined)
  drawn.remove()
  if (place.left !== 0 || place.top !== 0) scrollTo({ ...place, behavior: "instant" })
  // The application learns of the typed text only after this task, and the press must follow that.
  void nextTask().then(() => {
    for (const [, own] of pressed) own.click()
  })
}

/** An unexpected difference must not write one field's text into another. */
const isAlike = (old: Control, own: Control): boolean =>
  old.tagName === own.tagName && old.getAttribute("type") === own.getAttribute("type")

function carry(old: Control, own: Control): void {
  if (old instanceof HTMLInputElement && own instanceof HTMLInputElement && old.type === "radio") {
    if (old.checked && !old.defaultChecked) own.click()
  } else if (old instanceof HTMLDetailsElement && own instanceof HTMLDetailsElement) own.open = old.open
  else if (isField(old) && isField(own) && old.value !== own.value) type(own, old.value)
}

const isField = (element: Element): element is Field => /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName)

/** Acts like typing: React is only told of a value that was set through the element's own setter. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value)
  field.dispatchEvent(new Event("input", { bubbles: true }))
  field.dispatchEvent(new Event("change", { bubbles: true }))
}

function focus(old: Control, own: Control): void {
  own.focus({ preventScroll: true })
  const isText = old instanceof HTMLTextAreaElement || (old instanceof HTMLInputElement && old.type === "text")
  if (isText)
    (own as typeof old).setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? "none")
}
