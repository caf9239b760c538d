import type { Write } from "../database/connection.ts"

/** The statements of each change of an area, by its kind: a missing kind does not compile. */
export type Writing<Change extends { readonly kind: string }> = {
  readonly [Kind in Change["kind"]]: (change: Extract<Change, { readonly kind: Kind }>) => readonly Write[]
}
