/**
 * The product's name as a part of an address: lower-case letters and digits of any script, words joined by hyphens
 * (D1). A name without any letter or digit gives "courier".
 *
 * @example productSlug("Falcon Express") // "falcon-express": /falcon-express-for-hospitals/
 */
export function productSlug(name: string): string {
  const words =
    name
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.join("-") || "courier"
}

/** /{product}-for-hospitals/, as section 2 spells it (D1). */
export const hospitalsPath = (productName: string): string => `/${productSlug(productName)}-for-hospitals/`
