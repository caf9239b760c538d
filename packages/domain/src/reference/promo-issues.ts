import type { Promo } from "../promo/promo.ts"
import { hasTwoDecimals } from "./price-issues.ts"
import { amountIssues, issue, type ReferenceIssue, unless } from "./reference-issue.ts"

/** Shorter codes can be guessed, and private ones are worth guessing (D18). */
const shortestPrivateCode = 8

/**
 * The issues of a promo as an admin writes it (D18): its code in capitals and digits, a discount above zero, an end
 * after its beginning, limits that allow a use.
 */
export function promoIssues(promo: Promo): readonly ReferenceIssue[] {
  const { code, validFrom, validUntil, capMinor, minimumMinor, maximumUses, maximumUsesPerCustomer } = promo
  return [
    ...unless(/^[A-Z0-9][A-Z0-9_-]{2,31}$/.test(code), "code", "not-an-id"),
    ...unless(promo.isListed || code.length >= shortestPrivateCode, "code", "too-short-to-be-private"),
    ...discountIssues(promo.discount),
    ...unless(validUntil === null || validUntil > validFrom, "validUntil", "not-after-from"),
    ...(capMinor === null ? [] : [...amountIssues(capMinor, "cap"), ...unless(capMinor !== 0, "cap", "not-positive")]),
    ...amountIssues(minimumMinor, "minimum"),
    ...usesIssues(maximumUses, "maximumUses"),
    ...usesIssues(maximumUsesPerCustomer, "maximumUsesPerCustomer"),
  ]
}

function discountIssues(discount: Promo["discount"]): readonly ReferenceIssue[] {
  if (discount === null) return [issue("discount", "missing")]
  if (discount.type === "FIXED_DISCOUNT")
    return [...amountIssues(discount.minor, "discount"), ...unless(discount.minor !== 0, "discount", "not-positive")]
  return [
    ...unless(discount.percent > 0, "discount", "not-positive"),
    ...unless(discount.percent <= 100, "discount", "above-100"),
    ...unless(hasTwoDecimals(discount.percent), "discount", "not-an-amount"),
  ]
}

const usesIssues = (uses: number | null, field: string): readonly ReferenceIssue[] =>
  unless(uses === null || (Number.isInteger(uses) && uses > 0 && uses <= 1e9), field, "not-positive")
