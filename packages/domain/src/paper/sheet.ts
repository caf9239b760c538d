import type { Language } from "../messages/language.ts"
/**
 * A printed document as data: texts in the reader's language, in reading order; text between U+2068 and U+2069 has a
 * direction of its own. The printer knows fonts and pages, and nothing about couriers.
 */
export interface Sheet {
  readonly language: Language
  readonly title: string
  /** The company that issues it. */
  readonly issuer: Party
  /** The addressee; null for a paper of our own. */
  readonly recipient: Party | null
  readonly facts: readonly Fact[]
  readonly tables: readonly SheetTable[]
  readonly notes: readonly string[]
  /** A text for a camera, such as the address of a page, and its caption. */
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
  /** Null for one that needs none. */
  readonly title: string | null
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly string[])[]
  /** The totals of the rows, each with a name and a value; the last one is the grand total. */
  readonly totals: readonly Fact[]
}

export interface SheetColumn {
  readonly title: string
  /** Its share of the width, relative to the others. */
  readonly share: number
  /** Amounts and counts are aligned to the end of their column. */
  readonly isNumber: boolean
}
