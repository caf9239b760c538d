import type { MarketId } from "@mersal/domain/market/market"
import type { Seller } from "@mersal/domain/paper/seller"
import { Wrong } from "./parsing.ts"
import type { Source } from "./source.ts"

export interface CompanySettings {
  readonly productName: string
  /** The company that sells in each market, as documents name it; without one the product's name is used. */
  readonly sellers: Readonly<Partial<Record<MarketId, Seller>>>
}

type Variable = "PRODUCT_NAME" | "SELLER_AE" | "SELLER_QA"

/** The seller in each market, whom tax invoices and receipts must name (D17). */
export function readCompany({ read }: Source<Variable>): CompanySettings {
  const AE = read<Seller | null>("SELLER_AE", null, (text) => parseSeller(text, 15))
  const QA = read<Seller | null>("SELLER_QA", null, (text) => parseSeller(text, 10))
  return {
    productName: read("PRODUCT_NAME", "Mersal", parseProductName),
    sellers: { ...(AE && { AE }), ...(QA && { QA }) },
  }
}

const parseProductName = (text: string): string | Wrong =>
  text.length <= 40 ? text : new Wrong("must have at most 40 characters")

/** "Name | Address | Tax number"; the number may be left out. */
function parseSeller(text: string, taxDigits: number): Seller | Wrong {
  const [name = "", address = "", taxNumber = "", ...more] = text.split("|").map((part) => part.trim())
  const isWhole = name !== "" && address !== "" && more.length === 0
  const isNumber = taxNumber === "" || new RegExp(`^\\d{${taxDigits}}$`).test(taxNumber)
  return isWhole && isNumber && text.length <= 300
    ? { name, address, taxNumber }
    : new Wrong(`must be "Name | Address | Tax number" of at most 300 characters, the number of ${taxDigits} digits`)
}
