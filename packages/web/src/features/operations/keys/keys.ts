import { useEffect, useRef, useState } from "react"
import type { PageTexts } from "../../../environment/texts/dictionaries.ts"
import { pressedKey } from "./pressed-key.ts"

/** A key's action, by the name of its explanation. */
export type KeyCommand = keyof PageTexts["operations"]["keyNames"]

export const keyOf: Readonly<Record<KeyCommand, string>> = {
  next: "j",
  previous: "k",
  open: "Enter",
  assign: "a",
  search: "/",
  exceptions: "e",
  dayBefore: "p",
  dayAfter: "n",
  today: "t",
  help: "?",
  back: "Escape",
  hold: "h",
  reschedule: "r",
  cancel: "c",
  note: "w",
}

/** The arrows do the same as the letters. */
const alike: Readonly<Record<string, string>> = { ArrowDown: "j", ArrowUp: "k" }

const storageKey = "mersal.singleKeys"

export interface PageKeys {
  readonly areOn: boolean
  readonly turn: (on: boolean) => void
}

/**
 * The single-key commands of a page. They are off while somebody types, chooses or has a dialog open, with a modifier
 * key, and when the reader has turned them off, for example because of speech input (WCAG 2.1.4).
 */
export function useKeys(commands: Partial<Readonly<Record<KeyCommand, () => void>>>): PageKeys {
  const [areOn, setOn] = useState(remembered)
  const latest = useRef(commands)
  latest.current = commands
  useEffect(() => {
    if (!areOn) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isElsewhere(event.target)) return
      const pressed = pressedKey(event)
      const key = alike[pressed] ?? pressed
      const name = (Object.keys(latest.current) as KeyCommand[]).find((one) => keyOf[one] === key)
      const command = name && name !== "open" && latest.current[name]
      if (!command) return
      event.preventDefault()
      command()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [areOn])
  return {
    areOn,
    turn: (on) => {
      remember(on)
      setOn(on)
    },
  }
}

/** Where keys have their own meaning. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable], [role=application]") !== null)

function remembered(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off"
  } catch {
    return true
  }
}

function remember(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, "off")
  } catch {
    // Then it lasts as long as the page.
  }
}
