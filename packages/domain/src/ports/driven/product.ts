import * as Context from "effect/Context"
import type { CodeRules } from "../../account/one-time-code.ts"
import type { SessionLifetimes } from "../../account/session.ts"
import type { MarketId } from "../../market/market.ts"
import type { Seller } from "../../paper/seller.ts"

/** What the operator calls the product and where it is reached (D1, D2): for messages that leave it. */
export class Product extends Context.Service<
  Product,
  {
    readonly name: string
    /** Origin without a trailing slash, never taken from a request. */
    readonly baseUrl: string
    /** The same for the hosts of a market that has its own; the base address where none is named here (D2). */
    readonly marketUrls?: Readonly<Partial<Record<MarketId, string>>>
    /** Who sells in a market, on papers; by the product's name where nobody is named. */
    readonly sellers?: Readonly<Partial<Record<MarketId, Seller>>>
    readonly codeRules: CodeRules
    /** How long people stay signed in. */
    readonly sessionLifetimes: SessionLifetimes
    /** For how many years after its delivery a booking says for whom it was. */
    readonly yearsOfPeople: number
  }
>()("mersal/Product") {}
