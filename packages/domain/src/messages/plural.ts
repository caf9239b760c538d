import type { Language } from "./language.ts"
/** The forms of a counted noun in English. */
export interface EnglishForms {
  readonly one: string
  readonly other: string
}

/** The forms of a counted noun in Arabic: all six of CLDR, so that none is forgotten. */
export interface ArabicForms extends EnglishForms {
  readonly zero: string
  readonly two: string
  /** 3 to 10, and numbers that end like this: 103. */
  readonly few: string
  /** 11 to 99, and numbers that end like this: 111. */
  readonly many: string
}

const rules = { en: new Intl.PluralRules("en"), ar: new Intl.PluralRules("ar") }

/** The form for a number; `#` in it stands for the number in Latin digits. */
export function plural(language: "en", count: number, forms: EnglishForms): string
export function plural(language: "ar", count: number, forms: ArabicForms): string
export function plural(language: Language, count: number, forms: EnglishForms & Partial<ArabicForms>): string {
  return (forms[rules[language].select(count)] ?? forms.other).replace("#", String(count))
}
