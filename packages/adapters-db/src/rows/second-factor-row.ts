import type { SecondFactor } from "@mersal/domain/account/second-factor/second-factor"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { json, wholeNumber } from "./columns.ts"

const SecondFactorRow = z.object({
  account_id: z.string(),
  seed: z.string(),
  recovery_codes: json(z.array(z.string())),
  begun_at: wholeNumber,
  confirmed_at: z.nullable(wholeNumber),
  last_step: z.nullable(wholeNumber),
  version: wholeNumber,
})

export function readSecondFactor(row: unknown): SecondFactor {
  const read = SecondFactorRow.parse(row)
  return {
    accountId: read.account_id,
    seed: read.seed,
    recoveryCodes: read.recovery_codes,
    begunAt: read.begun_at,
    confirmedAt: read.confirmed_at,
    lastStep: read.last_step,
    version: read.version,
  }
}

export const secondFactorRow = (factor: SecondFactor): RowValues => ({
  account_id: factor.accountId,
  seed: factor.seed,
  recovery_codes: JSON.stringify(factor.recoveryCodes),
  begun_at: factor.begunAt,
  confirmed_at: factor.confirmedAt,
  last_step: factor.lastStep,
  version: factor.version,
})
