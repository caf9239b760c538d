/** A calendar day as ISO text, "2026-11-21". Made by `parseLocalDate`; compares with `<` and `>` as text. */
export type LocalDate = string & { readonly __: "LocalDate" }
