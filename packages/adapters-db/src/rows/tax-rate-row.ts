import type { TaxRate } from "@mersal/domain/pricing/vat"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { dateColumn, marketColumn } from "./columns.ts"

const TaxRateRow = z.object({ market: marketColumn, valid_from: dateColumn, percent: z.number() })

export function readTaxRate(row: unknown): TaxRate {
  const { market, valid_from, percent } = TaxRateRow.parse(row)
  return { market, validFrom: valid_from, percent }
}

export const taxRateRow = ({ market, validFrom, percent }: TaxRate): RowValues => ({
  market,
  valid_from: validFrom,
  percent,
})
