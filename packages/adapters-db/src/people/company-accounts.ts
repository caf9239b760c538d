import { markets } from "@mersal/domain/market/market"
import { money } from "@mersal/domain/money/money"
import type { AccountReadings } from "@mersal/domain/ports/driven/companies"
import * as Effect from "effect/Effect"
import * as z from "zod"
import type { OpenDatabase } from "../database/connection.ts"
import { wholeNumber } from "../rows/columns.ts"
import { readCompany, readCredit, readEntry, readLot } from "../rows/company-row.ts"

/** Reads what companies owe, have bought in advance and are to be billed for. */
export const companyAccountReadings = (rows: OpenDatabase["rows"]): AccountReadings => ({
  account: Effect.fnUntraced(function* ({ id, market }) {
    const [row] = yield* rows("select owed_minor, limit_minor from companies where id = ?", [id])
    const { owed_minor, limit_minor } = row === undefined ? nothing : AccountRow.parse(row)
    const { currency } = markets[market]
    return { owed: money(owed_minor, currency), limit: money(limit_minor, currency) }
  }),
  lots: Effect.fnUntraced(function* (companyId) {
    const found = yield* rows(
      "select * from company_lots where company_id = ? and left_minor > 0 order by expires_at, id",
      [companyId],
    )
    return found.map(readLot)
  }),
  credit: Effect.fnUntraced(function* (companyId, from, to) {
    const found = yield* rows(
      "select * from company_credit where company_id = ? and at >= ? and at < ? order by at, id",
      [companyId, from, to],
    )
    return found.map(readCredit)
  }),
  boughtUntil: Effect.fnUntraced(function* (companyId, planId) {
    const [row] = yield* rows(
      `select * from company_credit where company_id = ? and for_id = ? and kind = 'purchase'
       order by at desc, id desc limit 1`,
      [companyId, planId],
    )
    return row === undefined ? null : readCredit(row).expiresAt
  }),
  ofBooking: Effect.fnUntraced(function* (companyId, reference) {
    const of = (table: string) =>
      rows(`select * from ${table} where company_id = ? and for_id = ? order by at, id`, [companyId, reference])
    return {
      entries: (yield* of("company_entries")).map(readEntry),
      credit: (yield* of("company_credit")).map(readCredit),
    }
  }),
  chargedFor: Effect.fnUntraced(function* (companyId, references) {
    if (references.length === 0) return new Map()
    const marks = references.map(() => "?").join(", ")
    const found = yield* rows(
      `select for_id, cast(sum(account_minor + credit_minor) as bigint) as minor from company_entries
       where company_id = ? and for_id in (${marks}) and kind <> 'payment' group by for_id`,
      [companyId, ...references],
    )
    return new Map(
      found.map((row) => {
        const { for_id, minor } = ChargedRow.parse(row)
        return [for_id, minor]
      }),
    )
  }),
  entries: Effect.fnUntraced(function* (companyId, month) {
    const found = yield* rows("select * from company_entries where company_id = ? and month = ? order by at, id", [
      companyId,
      month,
    ])
    return found.map(readEntry)
  }),
  months: Effect.fnUntraced(function* (companyId) {
    const found = yield* rows(months, [companyId])
    return found.map((row) => MonthRow.parse(row))
  }),
  endedLots: Effect.fnUntraced(function* (now, limit) {
    const found = yield* rows(
      "select * from company_lots where left_minor > 0 and expires_at <= ? order by expires_at, id limit ?",
      [now, limit],
    )
    return found.map(readLot)
  }),
  renewals: Effect.fnUntraced(function* (now, limit) {
    const found = yield* rows(
      "select * from companies where state = 'approved' and plan_ends_at <= ? order by plan_ends_at, id limit ?",
      [now, limit],
    )
    return found.map(readCompany)
  }),
  unbilled: Effect.fnUntraced(function* (market, before, limit) {
    const found = yield* rows(unbilled, [market, before, limit])
    return found.map((row) => {
      const { company_id, ...month } = UnbilledRow.parse(row)
      return { companyId: company_id, ...month }
    })
  }),
})

const nothing = { owed_minor: 0, limit_minor: 0 }

const AccountRow = z.object({ owed_minor: wholeNumber, limit_minor: wholeNumber })

const ChargedRow = z.object({ for_id: z.string(), minor: wholeNumber })

const MonthRow = z.object({ month: z.string(), charged: wholeNumber, vat: wholeNumber, paid: wholeNumber })

const UnbilledRow = z.object({ company_id: z.string(), month: z.string(), charged: wholeNumber })

// On PostgreSQL a sum of bigints is numeric, so it is cast back.
const months = `
  select month, cast(sum(case when kind = 'payment' then 0 else account_minor end) as bigint) as charged,
    cast(sum(vat_minor) as bigint) as vat,
    cast(sum(case when kind = 'payment' then 0 - account_minor else 0 end) as bigint) as paid
  from company_entries where company_id = ? group by month order by month desc`

const unbilled = `
  select company_id, month, cast(sum(account_minor) as bigint) as charged
  from company_entries join companies on companies.id = company_id
  where market = ? and month < ? and kind <> 'payment' and not exists (
    select 1 from payment_documents where cause = 'statement-' || company_entries.company_id || '-' || month)
  group by company_id, month having sum(account_minor) <> 0
  order by month, company_id limit ?`
