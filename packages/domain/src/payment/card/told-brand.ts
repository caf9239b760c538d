import { type CardBrand, cardBrands } from "./card-brand.ts"
import { brandPrefixes, type Prefix } from "./card-brand-prefixes.ts"
import { digitsOf } from "./card-digits.ts"

/**
 * The brand of the digits typed so far, or null if it is not known yet. The longest fully typed prefix wins; after six
 * digits the answer is final. It decides what to draw and how to group, never whether a card is accepted.
 *
 * @example brandOf("4") // "visa"
 * @example brandOf("4011 78") // "elo"
 */
export function brandOf(number: string): CardBrand | null {
  const digits = digitsOf(number)
  let best: { readonly brand: CardBrand; readonly length: number } | null = null
  for (const brand of cardBrands)
    for (const prefix of brandPrefixes[brand]) {
      const length = beginningOf(digits, prefix)
      if (length > (best?.length ?? 0)) best = { brand, length }
    }
  return best?.brand ?? null
}

/** The length of a prefix if the number begins with it, otherwise 0. Equally long digits compare as numbers do. */
function beginningOf(digits: string, prefix: Prefix): number {
  const [from, to] = typeof prefix === "string" ? [prefix, prefix] : prefix
  const start = digits.slice(0, from.length)
  return start.length === from.length && from <= start && start <= to ? from.length : 0
}
