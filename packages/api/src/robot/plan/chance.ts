/** Random choices from a seed: the same questions in the same order get the same answers on every machine. */
export interface Chance {
  /** A whole number from one to the other, both included. */
  readonly between: (from: number, to: number) => number
  /** True once in this many times. */
  readonly oneIn: (times: number) => boolean
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** A name, chosen in proportion to its weight. */
  readonly weighted: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name
  /** Separate random choices for something with a name: questions to it do not change the answers here. */
  readonly branch: (name: string) => Chance
}

export function chanceOf(seed: number | string): Chance {
  const text = String(seed)
  let state = digest(text)
  /** Mulberry32: from 0 (included) to 1 (excluded). */
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between: Chance["between"] = (from, to) => from + Math.floor(unit() * (to - from + 1))
  return {
    between,
    oneIn: (times) => between(1, times) === 1,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    weighted: <Name extends string>(weights: Readonly<Record<Name, number>>) => {
      const entries = Object.entries(weights) as [Name, number][]
      const drawn = unit() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      let passed = 0
      for (const [name, weight] of entries) {
        passed += weight
        if (drawn < passed) return name
      }
      throw new Error("Nothing to choose from")
    },
    branch: (name) => chanceOf(`${text}/${name}`),
  }
}

/** FNV-1a, so that neighbouring seeds begin far apart. */
function digest(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
