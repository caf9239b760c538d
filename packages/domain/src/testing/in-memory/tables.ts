/** The rows of an area, by table and key. */
export type Tables = Readonly<Record<string, ReadonlyMap<unknown, unknown>>>

/** How each change of an area applies to its tables: false where it does not, and then nothing of its list counts. */
export type Applying<Change extends { readonly kind: string }, Area extends Tables> = {
  readonly [Kind in Change["kind"]]: (tables: Area, change: Extract<Change, { readonly kind: Kind }>) => boolean
}

/** Writes a row that is new; false, and nothing is written, where the key has one already. */
export function isNew<Key, Value>(table: Map<Key, Value>, key: Key, value: Value): boolean {
  if (table.has(key)) return false
  table.set(key, value)
  return true
}
