import type { ColumnValue, Write } from "../database/connection.ts"

/**
 * Lists of writes packed for another thread. Each text is sent once, and named by its number from then on: the text of
 * a booking's statement is longer than most bookings.
 */
export interface PackedLists {
  /** Texts that were not sent before. Their numbers continue from the earlier ones. */
  readonly texts: readonly string[]
  /** For each list, three numbers per write: the text's number, 1 if it must apply, and the number of values. */
  readonly lists: readonly (readonly number[])[]
  /** The values of all writes, in order. */
  readonly values: readonly ColumnValue[]
}

/** Packs lists for one receiver, which must unpack them in the same order. */
export function packer(): (lists: readonly (readonly Write[])[]) => PackedLists {
  const numbers = new Map<string, number>()
  return (lists) => {
    const texts: string[] = []
    const values: ColumnValue[] = []
    const numberOf = (text: string): number => {
      const known = numbers.get(text)
      if (known !== undefined) return known
      texts.push(text)
      numbers.set(text, numbers.size)
      return numbers.size - 1
    }
    const packed = lists.map((writes) =>
      writes.flatMap((write) => {
        for (const value of write.values) values.push(value)
        return [numberOf(write.text), write.mustApply ? 1 : 0, write.values.length]
      }),
    )
    return { texts, lists: packed, values }
  }
}

export function unpacker(): (packed: PackedLists) => readonly (readonly Write[])[] {
  const known: string[] = []
  return ({ texts, lists, values }) => {
    known.push(...texts)
    let used = 0
    return lists.map((packed) => {
      const writes: Write[] = []
      for (let at = 0; at < packed.length; at += 3) {
        const [number = 0, mustApply, count = 0] = packed.slice(at, at + 3)
        const write = { text: known[number] as string, values: values.slice(used, used + count) }
        writes.push(mustApply === 1 ? { ...write, mustApply: true } : write)
        used += count
      }
      return writes
    })
  }
}
