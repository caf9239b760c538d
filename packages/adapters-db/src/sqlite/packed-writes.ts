import type { ColumnValue, Write } from "../database/connection.ts"

/**
 * A list of writes packed for another thread. Each text is sent once, and named by its number from then on: the text of
 * a booking's statement is longer than most bookings.
 */
export interface PackedWrites {
  /** Texts that were not sent before. Their numbers continue from the earlier ones. */
  readonly texts: readonly string[]
  /** Three numbers per write: the text's number, 1 if it must apply, and the number of values. */
  readonly writes: readonly number[]
  /** The values of all writes, in order. */
  readonly values: readonly ColumnValue[]
}

/** Packs lists for one receiver, which must unpack them in the same order. */
export function packer(): (list: readonly Write[]) => PackedWrites {
  const numbers = new Map<string, number>()
  return (list) => {
    const texts: string[] = []
    const writes: number[] = []
    const values: ColumnValue[] = []
    const numberOf = (text: string): number => {
      const known = numbers.get(text)
      if (known !== undefined) return known
      texts.push(text)
      numbers.set(text, numbers.size)
      return numbers.size - 1
    }
    for (const write of list) {
      writes.push(numberOf(write.text), write.mustApply ? 1 : 0, write.values.length)
      for (const value of write.values) values.push(value)
    }
    return { texts, writes, values }
  }
}

export function unpacker(): (packed: PackedWrites) => readonly Write[] {
  const known: string[] = []
  return ({ texts, writes, values }) => {
    known.push(...texts)
    const list: Write[] = []
    let used = 0
    for (let at = 0; at < writes.length; at += 3) {
      const [number = 0, mustApply, count = 0] = writes.slice(at, at + 3)
      const write = { text: known[number] as string, values: values.slice(used, used + count) }
      list.push(mustApply === 1 ? { ...write, mustApply: true } : write)
      used += count
    }
    return list
  }
}
