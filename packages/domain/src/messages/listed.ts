/** Names one after the other, with the comma of the language: "Car, Van". */
export const listed = {
  en: (names: readonly string[]): string => names.join(", "),
  ar: (names: readonly string[]): string => names.join("، "),
}
