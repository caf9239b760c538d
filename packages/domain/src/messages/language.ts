/** The languages of all texts. */
export type Language = "en" | "ar"
