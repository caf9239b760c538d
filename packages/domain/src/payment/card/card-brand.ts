/** The brands of section 5, by its names. */
export const cardBrands = [
  "visa",
  "master",
  "amex",
  "elo",
  "aura",
  "jcb",
  "diners",
  "discovery",
  "hipercard",
  "electron",
  "maestro",
  "dankort",
  "interpayment",
  "unionpay",
] as const

export type CardBrand = (typeof cardBrands)[number]
