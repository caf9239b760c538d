import metadata from "libphonenumber-js/max/metadata"
import type { MarketId } from "../market/market.ts"
import { type ParsedPhone, parsePhoneWith } from "./phone.ts"

/**
 * A phone number of any country of the world (D22, 'and abroad'). The server imports this file; a browser loads it only
 * when parsePhone has answered `unsupported-country`, because the metadata weigh about 39 kB compressed.
 */
export const parseWorldwidePhone = (text: string, market: MarketId): ParsedPhone =>
  parsePhoneWith(metadata, text, market)
