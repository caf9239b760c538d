import { useState } from "react"
import { type Held, heldItems } from "./held-order.ts"

export interface HeldItems<Item> {
  readonly items: readonly Held<Item>[]
  /** Somebody has begun, or stopped, working on an item. */
  readonly hold: (key: string, isHeld: boolean) => void
}

/** The items of a list that others change. Items that somebody works on stay until he leaves the page. */
export function useHeldItems<Item>(list: readonly Item[], keyOf: (item: Item) => string): HeldItems<Item> {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set())
  const [seen, setSeen] = useState<{ readonly list: readonly Item[]; readonly items: readonly Held<Item>[] }>(() => ({
    list,
    items: heldItems([], list, held, keyOf),
  }))
  // The state is updated during rendering, so that the old list is never drawn.
  const all = seen.list === list ? seen.items : heldItems(seen.items, list, held, keyOf)
  if (seen.list !== list) setSeen({ list, items: all })
  const hold = (key: string, isHeld: boolean) => {
    if (held.has(key) === isHeld) return
    setHeld(new Set(isHeld ? [...held, key] : [...held].filter((one) => one !== key)))
  }
  return { items: all.filter(({ item, isGone }) => !isGone || held.has(keyOf(item))), hold }
}
