import { scopes } from "@mersal/domain/account/scope"
import { type ApiKey, keyKinds } from "@mersal/domain/consumer/api-key"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { json, wholeNumber } from "./columns.ts"

const ApiKeyRow = z.object({
  id: z.string(),
  digest: z.string(),
  hint: z.string(),
  name: z.string(),
  kind: z.enum(keyKinds),
  scopes: json(z.array(z.enum(scopes))),
  account_id: z.string(),
  created_at: wholeNumber,
  expires_at: z.nullable(wholeNumber),
  revoked_at: z.nullable(wholeNumber),
})

export function readApiKey(row: unknown): ApiKey {
  const { account_id, created_at, expires_at, revoked_at, ...key } = ApiKeyRow.parse(row)
  return {
    ...key,
    accountId: account_id,
    createdAt: created_at,
    expiresAt: expires_at,
    revokedAt: revoked_at,
  }
}

export const apiKeyRow = (key: ApiKey): RowValues => ({
  id: key.id,
  digest: key.digest,
  hint: key.hint,
  name: key.name,
  kind: key.kind,
  scopes: JSON.stringify(key.scopes),
  account_id: key.accountId,
  created_at: key.createdAt,
  expires_at: key.expiresAt,
  revoked_at: key.revokedAt,
})
