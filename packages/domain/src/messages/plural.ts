/** The forms of a counted noun. Arabic has all six (CLDR); English uses `one` and `other`. */
export interface PluralForms {
  readonly zero?: string
  readonly one?: string
  readonly two?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

const rules = { en: new Intl.PluralRules("en"), ar: new Intl.PluralRules("ar") }

/** The form that a number takes; `#` in it stands for the number in Latin digits. */
export const plural = (language: "en" | "ar", count: number, forms: PluralForms): string =>
  (forms[rules[language].select(count)] ?? forms.other).replace("#", String(count))
