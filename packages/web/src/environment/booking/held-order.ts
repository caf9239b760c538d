/** A shown item. One that is gone from the list is still shown to whoever works on it. */
export interface Held<Item> {
  readonly item: Item
  readonly isGone: boolean
}

/**
 * The new list, with the held items of the old one, each after its old predecessor, so that nothing moves under the
 * pointer.
 */
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
