import { Companies } from "@mersal/domain/ports/driven/companies"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { conditions } from "../database/conditions.ts"
import { Database } from "../database/connection.ts"
import { referenceColumn } from "../rows/columns.ts"
import { readCompany, readInvitation, readMember, readPlan } from "../rows/company-row.ts"
import { companyAccountReadings } from "./company-accounts.ts"

/** Reads companies, their members, their plans and their credit. */
export const companies: Layer.Layer<Companies, never, Database> = Layer.effect(
  Companies,
  Effect.gen(function* () {
    const { rows } = yield* Database
    const find = Effect.fnUntraced(function* (id: string) {
      const [row] = yield* rows("select * from companies where id = ?", [id])
      return row === undefined ? null : readCompany(row)
    })
    return {
      find,
      ofAccount: Effect.fnUntraced(function* (accountId) {
        const [row] = yield* rows("select * from company_members where account_id = ?", [accountId])
        if (row === undefined) return null
        const membership = readMember(row)
        const company = yield* find(membership.companyId)
        return company && { company, membership }
      }),
      list: Effect.fnUntraced(function* (state, before, limit) {
        const { where, values } = conditions(
          state !== null && ["state = ?", state],
          before !== null && ["(created_at, id) < (?, ?)", before.createdAt, before.id],
        )
        const found = yield* rows(`select * from companies ${where} order by created_at desc, id desc limit ?`, [
          ...values,
          limit,
        ])
        return found.map(readCompany)
      }),
      members: Effect.fnUntraced(function* (companyId) {
        const found = yield* rows("select * from company_members where company_id = ? order by since, account_id", [
          companyId,
        ])
        return found.map(readMember)
      }),
      invitations: Effect.fnUntraced(function* (companyId) {
        const found = yield* rows(
          "select * from company_invitations where company_id = ? order by invited_at desc, email",
          [companyId],
        )
        return found.map(readInvitation)
      }),
      invitationFor: Effect.fnUntraced(function* (email) {
        const [row] = yield* rows(
          "select * from company_invitations where email = ? order by invited_at desc, company_id limit 1",
          [email],
        )
        return row === undefined ? null : readInvitation(row)
      }),
      plans: Effect.fnUntraced(function* (market) {
        const found = yield* rows("select * from plans where market = ? order by price_minor, id", [market])
        return found.map(readPlan)
      }),
      bookedRow: Effect.fnUntraced(function* (companyId, digest) {
        const [row] = yield* rows("select reference from bulk_rows where company_id = ? and digest = ?", [
          companyId,
          digest,
        ])
        return row === undefined ? null : BulkRow.parse(row).reference
      }),
      ...companyAccountReadings(rows),
    }
  }),
)

const BulkRow = z.object({ reference: referenceColumn })
