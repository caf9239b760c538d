import type { MarketId } from "../market/market.ts"
import type { ParsedPhone } from "./phone.ts"

/**
 * How phones are read. The rules take it as a parameter, because a browser loads the knowledge of the world's numbers
 * late: until then every number is one that it cannot tell, and `unsupported-country` is no fault of the customer's.
 */
export type PhoneReader = (text: string, market: MarketId) => ParsedPhone
