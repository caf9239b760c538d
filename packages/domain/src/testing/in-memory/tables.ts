/** The rows of an area, by table and key. */
export type Tables = Readonly<Record<string, ReadonlyMap<unknown, unknown>>>

/** How each change of an area applies to its tables; false if it conflicts, and then none of its list applies. */
export type Applying<Change extends { readonly kind: string }, Area extends Tables> = {
  readonly [Kind in Change["kind"]]: (tables: Area, change: Extract<Change, { readonly kind: Kind }>) => boolean
}

/** Writes a new row; false, without writing, if the key exists. */
export function isNew<Key, Value>(table: Map<Key, Value>, key: Key, value: Value): boolean {
  if (table.has(key)) return false
  table.set(key, value)
  return true
}
