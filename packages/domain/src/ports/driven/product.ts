import * as Context from "effect/Context"
import type { CodeRules } from "../../account/one-time-code.ts"

/** What the operator calls the product and where it is reached (D1, D2): for messages that leave it. */
export class Product extends Context.Service<
  Product,
  {
    readonly name: string
    /** Origin without a trailing slash, never taken from a request. */
    readonly baseUrl: string
    readonly codeRules: CodeRules
  }
>()("mersal/Product") {}
