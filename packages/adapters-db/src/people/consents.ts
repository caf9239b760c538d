import { consentSubjects } from "@mersal/domain/consent/consent"
import { Consents } from "@mersal/domain/ports/driven/consents"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { wholeNumber } from "../rows/columns.ts"

export const consents: Layer.Layer<Consents, never, Database> = Layer.effect(
  Consents,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      // In SQL nothing equals null, so a person without an account does not get the consents of others without one.
      of: ({ accountId, ownerDigest }) =>
        Effect.map(rows(ofOwner, [accountId, ownerDigest]), (found) => found.map(readConsent)),
    }
  }),
)

const ofOwner = `
  select * from consents where account_id = cast(? as text) or owner_digest = cast(? as text)
  order by said_at desc, id desc`

const ConsentRow = z.object({
  id: z.string(),
  subject: z.enum(consentSubjects),
  version: z.string(),
  is_given: z.literal([0, 1]),
  said_at: wholeNumber,
})

function readConsent(row: unknown) {
  const { is_given, said_at, ...consent } = ConsentRow.parse(row)
  return { ...consent, isGiven: is_given === 1, at: said_at }
}
