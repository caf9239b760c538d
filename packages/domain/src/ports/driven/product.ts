import * as Context from "effect/Context"
import type { CodeRules } from "../../account/sign-in/one-time-code.ts"
import type { SessionLifetimes } from "../../account/sign-in/session.ts"
import type { MarketId } from "../../market/market.ts"
import type { Seller } from "../../paper/seller.ts"

/** The product's name and address (D1, D2), for outgoing messages. */
export class Product extends Context.Service<
  Product,
  {
    readonly name: string
    /** Origin without a trailing slash, never taken from a request. */
    readonly baseUrl: string
    /** The origins of markets with hosts of their own; `baseUrl` for the others (D2). */
    readonly marketUrls?: Readonly<Partial<Record<MarketId, string>>>
    /** The seller of a market, on documents; the product's name by default. */
    readonly sellers?: Readonly<Partial<Record<MarketId, Seller>>>
    readonly codeRules: CodeRules
    /** How long people stay signed in. */
    readonly sessionLifetimes: SessionLifetimes
    /** Whether staff must have a second factor before they may do anything else. */
    readonly requiresSecondFactor: boolean
    /** For how many years after its delivery a booking keeps personal data. */
    readonly yearsOfPeople: number
  }
>()("mersal/Product") {}
