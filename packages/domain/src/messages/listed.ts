/** Names in a list, separated by the comma of the language: "Car, Van". */
export const listed = {
  en: (names: readonly string[]): string => names.join(", "),
  ar: (names: readonly string[]): string => names.join("، "),
}
