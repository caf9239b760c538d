import type { Language } from "../messages/language.ts"
/**
 * A printed document as data: its words in the reader's language, in the order in which they are read; what stands between
 * U+2068 and U+2069 is in its own order. Whoever prints it knows fonts and pages, and nothing about couriers.
 */
export interface Sheet {
  readonly language: Language
  readonly title: string
  /** The company that issues it. */
  readonly issuer: Party
  /** To whom it is issued; null for a paper of our own. */
  readonly recipient: Party | null
  readonly facts: readonly Fact[]
  readonly tables: readonly SheetTable[]
  readonly notes: readonly string[]
  /** A text that a camera reads, such as the address of a page, and what to say beside it. */
  readonly code: { readonly text: string; readonly caption: string } | null
}

export interface Party {
  readonly title: string
  readonly name: string
  readonly lines: readonly string[]
}

export interface Fact {
  readonly name: string
  readonly value: string
}

export interface SheetTable {
  /** Null for the one that needs none. */
  readonly title: string | null
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly string[])[]
  /** What the rows come to, each as a name and a value; the last one is the sum of all. */
  readonly totals: readonly Fact[]
}

export interface SheetColumn {
  readonly title: string
  /** How much of the width is its own, beside the others. */
  readonly share: number
  /** Amounts and counts stand at the end of their column. */
  readonly isNumber: boolean
}
