import type { PublishedRules, RulesPatch } from "@mersal/domain/booking/windows/published-rules"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { json, marketColumn, wholeNumber } from "./columns.ts"

/** The rule book checks the patch. */
const RulesRow = z.object({
  market: marketColumn,
  id: z.string(),
  valid_from: wholeNumber,
  readings: json(z.array(z.string())),
  patch: json(z.custom<RulesPatch>((value) => typeof value === "object" && value !== null)),
})

export function readRules(row: unknown): PublishedRules {
  const { valid_from, ...rest } = RulesRow.parse(row)
  return { ...rest, validFrom: valid_from }
}

export const rulesRow = ({ market, id, validFrom, readings, patch }: PublishedRules): RowValues => ({
  market,
  id,
  valid_from: validFrom,
  readings: JSON.stringify(readings),
  patch: JSON.stringify(patch),
})
