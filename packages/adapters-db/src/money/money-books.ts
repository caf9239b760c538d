import type { LedgerAccount, LedgerTransaction } from "@mersal/domain/payment/ledger"
import { MoneyBooks } from "@mersal/domain/ports/driven/money-books"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { currencyColumn, marketColumn, wholeNumber } from "../rows/columns.ts"
import { kindColumn, readDocument } from "../rows/document-row.ts"

/** Reads the ledger and the issued documents. */
export const moneyBooks: Layer.Layer<MoneyBooks, never, Database> = Layer.effect(
  MoneyBooks,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      booked: Effect.fnUntraced(function* (source) {
        const found = (yield* rows(entriesOf, [source])).map((row) => EntryRow.parse(row))
        const transactions = new Map<string, LedgerTransaction>()
        for (const { id, booked_at, account, amount_minor, currency } of found) {
          const before = transactions.get(id) ?? { id, source, at: booked_at, entries: [] }
          const entry = { account: account as LedgerAccount, amount: { minor: amount_minor, currency } }
          transactions.set(id, { ...before, entries: [...before.entries, entry] })
        }
        return [...transactions.values()]
      }),
      balances: Effect.map(rows(balances), (found) => found.map((row) => BalanceRow.parse(row))),
      documents: Effect.fnUntraced(function* (booking) {
        // Most bookings have none, and in SQLite preparing a sort takes longer than finding that out.
        const found = yield* rows("select * from payment_documents where booking = ?", [booking])
        return found.map(readDocument).sort((a, b) => a.at - b.at || (a.cause < b.cause ? -1 : 1))
      }),
      documentFor: Effect.fnUntraced(function* (cause) {
        const [row] = yield* rows("select * from payment_documents where cause = ?", [cause])
        return row === undefined ? null : readDocument(row)
      }),
      seriesEnds: Effect.map(rows(seriesEnds), (found) =>
        found.map((row) => {
          const { issued, last, ...series } = EndRow.parse(row)
          return { series, issued, last }
        }),
      ),
    }
  }),
)

const EntryRow = z.object({
  id: z.string(),
  booked_at: wholeNumber,
  account: z.string(),
  amount_minor: wholeNumber,
  currency: currencyColumn,
})

const BalanceRow = z.object({ account: z.string(), currency: z.string(), minor: wholeNumber })

const EndRow = z.object({
  entity: marketColumn,
  kind: kindColumn,
  year: wholeNumber,
  issued: wholeNumber,
  last: wholeNumber,
})

const entriesOf = `
  select ledger_transactions.id, booked_at, account, amount_minor, currency
  from ledger_transactions join ledger_entries on ledger_transaction = id
  where source = ? order by booked_at, id, sort_order`

// On PostgreSQL a sum of bigints is numeric, so it is cast back.
const balances = `
  select account, currency, cast(sum(amount_minor) as bigint) as minor from ledger_entries
  group by account, currency order by account, currency`

const seriesEnds = `
  select entity, kind, year, count(*) as issued, max(number) as last from payment_documents
  group by entity, kind, year order by entity, kind, year`
