import { destinations, type InternationalRate } from "@mersal/domain/pricing/international"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { dateColumn, json, marketColumn, wholeNumber } from "./columns.ts"

const Break = z.object({ upToKg: z.number(), priceMinor: wholeNumber })

const InternationalRateRow = z.object({
  id: z.string(),
  market: marketColumn,
  destination: z.enum(destinations),
  valid_from: dateColumn,
  breaks: json(z.tuple([Break], Break)),
})

export function readInternationalRate(row: unknown): InternationalRate {
  const { destination, valid_from, ...rest } = InternationalRateRow.parse(row)
  return { ...rest, to: destination, validFrom: valid_from }
}

export const internationalRateRow = ({ id, market, to, validFrom, breaks }: InternationalRate): RowValues => ({
  id,
  market,
  destination: to,
  valid_from: validFrom,
  breaks: JSON.stringify(breaks),
})
