import { signInTypes } from "@mersal/domain/account/role"
import { browserFamilies, systemFamilies } from "@mersal/domain/account/sign-in/device"
import type { Session } from "@mersal/domain/account/sign-in/session"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { wholeNumber } from "./columns.ts"

const SessionRow = z.object({
  id: z.string(),
  digest: z.string(),
  account_id: z.string(),
  role: z.enum(signInTypes),
  authenticated_at: wholeNumber,
  opened_at: wholeNumber,
  last_seen_at: wholeNumber,
  browser: z.nullable(z.string()),
  device_browser: z.nullable(z.enum(browserFamilies)),
  device_system: z.nullable(z.enum(systemFamilies)),
})

export function readSession(row: unknown): Session {
  const read = SessionRow.parse(row)
  return {
    id: read.id,
    digest: read.digest,
    accountId: read.account_id,
    role: read.role,
    authenticatedAt: read.authenticated_at,
    openedAt: read.opened_at,
    lastSeenAt: read.last_seen_at,
    browser: read.browser,
    device: { browser: read.device_browser, system: read.device_system },
  }
}

export const sessionRow = (session: Session): RowValues => ({
  id: session.id,
  digest: session.digest,
  account_id: session.accountId,
  role: session.role,
  authenticated_at: session.authenticatedAt,
  opened_at: session.openedAt,
  last_seen_at: session.lastSeenAt,
  browser: session.browser,
  device_browser: session.device.browser,
  device_system: session.device.system,
})
