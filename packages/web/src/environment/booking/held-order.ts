/** An item as it is shown; one that is gone from the list is still there for whoever works on it. */
export interface Held<Item> {
  readonly item: Item
  readonly isGone: boolean
}

/** A new list with what is held of those shown before, each behind the one it stood behind: nothing moves under a hand. */
export function heldItems<Item>(
  before: readonly Held<Item>[],
  list: readonly Item[],
  held: ReadonlySet<string>,
  keyOf: (item: Item) => string,
): readonly Held<Item>[] {
  const there = new Set(list.map(keyOf))
  const items: Held<Item>[] = list.map((item) => ({ item, isGone: false }))
  let place = 0
  for (const { item } of before) {
    const key = keyOf(item)
    if (there.has(key)) place = items.findIndex((one) => keyOf(one.item) === key) + 1
    else if (held.has(key)) {
      items.splice(place, 0, { item, isGone: true })
      place += 1
    }
  }
  return items
}
