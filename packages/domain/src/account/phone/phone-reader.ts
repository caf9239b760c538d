import type { MarketId } from "../../market/market.ts"
import type { ParsedPhone } from "./phone.ts"

/**
 * How phones are read. A parameter of the rules, because a browser loads the worldwide metadata late: until then it
 * cannot tell some numbers, and `unsupported-country` is no fault of the customer's.
 */
export type PhoneReader = (text: string, market: MarketId) => ParsedPhone
