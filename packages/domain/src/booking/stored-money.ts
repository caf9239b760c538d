import { marketIds, markets } from "../market/market.ts"
import { oneOf } from "./stored-shape.ts"

/** The shape of a stored amount: exact minor units of a currency that we charge in. */
export const storedMoney = { minor: Number.isSafeInteger, currency: oneOf(marketIds.map((id) => markets[id].currency)) }
