/** The languages in which all is said. */
export type Language = "en" | "ar"
