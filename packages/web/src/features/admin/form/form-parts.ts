import type { PageTexts } from "../../../environment/texts/dictionaries.ts"

type Words = PageTexts["admin"]

export type FieldLabel = keyof Words["fields"] | "id"

export interface Option {
  readonly value: string
  readonly label: string
}

/** One field of a form. */
export interface FieldPart {
  readonly part: "field"
  readonly path: string
  readonly word: FieldLabel
  readonly kind: "text" | "lines" | "number" | "date" | "moment" | "time" | "choice" | "choices" | "check"
  readonly hint?: (words: Words, zone: string) => string
  readonly isOptional?: boolean
  /** Ids, codes and paths are Latin in every language. */
  readonly isLatin?: boolean
  /** Identifies an entry, so it cannot be changed. */
  readonly isFixed?: boolean
  readonly options?: (words: Words) => readonly Option[]
}

/** Rows that all have the same fields. */
export interface RowsPart {
  readonly part: "rows"
  readonly path: string
  readonly word: FieldLabel
  readonly hint?: (words: Words) => string
  readonly columns: readonly Omit<FieldPart, "part">[]
}

export type FormPart = FieldPart | RowsPart | { readonly part: "rates" } | { readonly part: "outline" }

export const optionsOf = (names: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

type FieldOptions = Partial<Omit<FieldPart, "part" | "path" | "word" | "kind">>

export const field = (
  path: string,
  word: FieldLabel,
  kind: FieldPart["kind"],
  options: FieldOptions = {},
): FieldPart => ({ part: "field", path, word, kind, ...options })

export const idField = field("id", "id", "text", { isFixed: true, isLatin: true, hint: ({ idHint }) => idHint })

export const onMarketClock = { hint: ({ hints }: Words, zone: string) => hints.zone(zone) }
