import { PhoneNumber } from "libphonenumber-js/core"
import metadata from "libphonenumber-js/max/metadata"
import { type MarketId, marketIds, markets } from "../../market/market.ts"
import { type ParsedPhone, parsePhoneWith, ReadPhone } from "./phone.ts"

/**
 * A phone number of any country (D22, 'and abroad'). The server imports this file; a browser loads it only after
 * parsePhone has answered `unsupported-country`, because the metadata weigh about 39 kB compressed.
 */
export function parseWorldwidePhone(text: string, market: MarketId): ParsedPhone {
  const phone = plainNumber(text) ?? parsePhoneWith(metadata, text, market)
  // A country missing from the worldwide list does not exist.
  return !phone.ok && phone.reason === "unsupported-country" ? { ok: false, reason: "invalid" } : phone
}

/**
 * A valid number of a market in our own stored form, as our pages send it; null for any other text. Such a text needs
 * no search for a number, which takes four times as long as the check.
 */
function plainNumber(text: string): ParsedPhone | null {
  const market = marketIds.find((id) => text.startsWith(markets[id].callingCode))
  if (market === undefined) return null
  const { callingCode, phoneCountry } = markets[market]
  if (!nationalShape.test(text.slice(callingCode.length))) return null
  const phone = new PhoneNumber(text, metadata)
  return phone.isValid() ? new ReadPhone(phone, phoneCountry) : null
}

/** A number that begins with 0 is in local form. */
const nationalShape = /^[1-9]\d{6,8}$/
