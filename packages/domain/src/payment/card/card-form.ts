import type { LocalDate } from "../../calendar/local-date.ts"
import { latinDigits } from "../../places/latin-digits.ts"
import { expiryOf, isExpired } from "./card-expiry.ts"
import type { CardFormVariant } from "./card-form-variant.ts"
import { formatCardNumber, formatCvc, formatExpiry, longestCvc } from "./card-format.ts"
import { brandOf } from "./told-brand.ts"

/** The fields of the card form, in the order in which they are checked. */
export const cardFields = ["name", "number", "expiry", "cvc"] as const

export type CardField = (typeof cardFields)[number]

/** The typed values, as typed. They exist only in the page's fields (D29). */
export type CardFormValues = Readonly<Record<CardField, string>>

export interface CardIssue {
  readonly field: CardField
  readonly kind: CardIssueKind
}

export type CardIssueKind =
  | "name-missing"
  | "number-missing"
  /** A number field that was left empty; reported as `number-missing` by the button. */
  | "number-left-empty"
  | "number-invalid"
  | "expiry-missing"
  | "expiry-incorrect"
  /** The card's month is over. Section 5 has no text for it. */
  | "expiry-past"
  | "cvc-missing"
  | "cvc-incorrect"

/**
 * The checks of section 5, "Card form", in its order: name, number, expiry, CVC. Every field's fault, first to last.
 * Luhn's check refuses nothing: the gateway refuses mistyped numbers.
 *
 * @param today the market's own date now
 */
export function cardIssues(variant: CardFormVariant, values: CardFormValues, today: LocalDate): readonly CardIssue[] {
  return cardFields.flatMap((field) => {
    const kind = isEmpty(values[field]) ? missing[field] : faultOf(variant, field, values, today)
    return kind === null ? [] : [{ field, kind }]
  })
}

/** The fault to show for a field that the customer has touched and left: the required text when it is empty (D32). */
export function touchedCardIssue(
  variant: CardFormVariant,
  field: CardField,
  values: CardFormValues,
  today: LocalDate,
): CardIssueKind | null {
  if (!isEmpty(values[field])) return faultOf(variant, field, values, today)
  return field === "number" ? "number-left-empty" : missing[field]
}

/**
 * Whether the form's button is enabled. The hosted form needs a name, 16 typed characters of the number, 5 or 7 of the
 * expiry and 3 of the CVC (D32). Characters count as shown, so the spaces of American Express and Diners count. Qatar's
 * button is always enabled and reports what is missing.
 */
export function canSubmitCard(variant: CardFormVariant, values: CardFormValues): boolean {
  if (variant === "qatar") return true
  const number = formatCardNumber(values.number)
  const expiry = formatExpiry(values.expiry).length
  const cvc = formatCvc(values.cvc, longestCvc(variant, brandOf(number)))
  return !isEmpty(values.name) && number.length >= 16 && (expiry === 5 || expiry === 7) && cvc.length >= 3
}

const missing = {
  name: "name-missing",
  number: "number-missing",
  expiry: "expiry-missing",
  cvc: "cvc-missing",
} as const satisfies Record<CardField, CardIssueKind>

const isEmpty = (text: string): boolean => text.trim() === ""

/** The fault of a field that is not empty. */
function faultOf(
  variant: CardFormVariant,
  field: CardField,
  values: CardFormValues,
  today: LocalDate,
): CardIssueKind | null {
  switch (field) {
    case "name":
      return null
    case "number":
      return /^\d{14,22}$/.test(plain(values.number)) ? null : "number-invalid"
    case "expiry": {
      const expiry = expiryOf(values.expiry)
      return expiry === null ? "expiry-incorrect" : isExpired(expiry, today) ? "expiry-past" : null
    }
    case "cvc":
      return isCvc(variant, values) ? null : "cvc-incorrect"
  }
}

/**
 * Qatar's form takes three to five digits. The other one requires four for American Express: with three the bank would
 * refuse, and the customer would not know why.
 */
function isCvc(variant: CardFormVariant, values: CardFormValues): boolean {
  const brand = brandOf(values.number)
  const shortest = variant === "hosted" && brand === "amex" ? 4 : 3
  const cvc = plain(values.cvc)
  return /^\d+$/.test(cvc) && cvc.length >= shortest && cvc.length <= longestCvc(variant, brand)
}

const plain = (text: string): string => latinDigits(text).replace(/\s/g, "")
