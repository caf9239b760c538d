import { isPostgres } from "./is-postgres.ts"
import type { NamedMigration } from "./named-migration.ts"

/**
 * Finds by an index the bookings with cash that the desk has to give back, whatever their day: they are few among many.
 * For earlier bookings it is computed from their events: more cash and other money came in than they keep.
 */
export const cashToReturn: NamedMigration = {
  name: "2026-11-cash-to-return",

  async up(knex) {
    await knex.raw("alter table bookings add column owes_cash integer not null default 0")
    await knex.raw(`update bookings set owes_cash = 1 where reference in (${owedBefore(isPostgres(knex), "cash")})`)
    await knex.raw("create index bookings_owing_cash on bookings (now_pickup_date, reference) where owes_cash = 1")
  },

  async down(knex) {
    await knex.raw("drop index bookings_owing_cash")
    await knex.raw("alter table bookings drop column owes_cash")
  },
}

/**
 * The bookings that have received more than they keep, cash included or by card alone. For a cancellation without terms
 * it is unknown how much it keeps, so its booking is not included.
 */
export function owedBefore(onPostgres: boolean, paid: "cash" | "card"): string {
  const minor = (...path: readonly string[]) =>
    onPostgres
      ? `cast(command::jsonb #>> '{${[...path, "minor"].join(",")}}' as bigint)`
      : `json_extract(command, '$.${[...path, "minor"].join(".")}')`
  const sum = (what: string, amount = minor("amount")) => `sum(case when ${what} then ${amount} else 0 end)`
  const is = (type: string) => `command like '%"type":"${type}"%'`
  const came = sum(`${is("takeCash")} or ${is("settle")}`)
  const back = sum(is("refund"))
  const corrected = `${sum(`${is("refund")} and command like '%"corrects":true%'`)}
    + ${sum(is("refund"), `coalesce(${minor("corrects")}, 0)`)}`
  const cash = `${sum(is("takeCash"))} - ${sum(`${is("refund")} and role <> 'system'`)}`
  return `
      select bookings.reference from bookings join (
        select reference, ${came} - ${back} as left_over, ${came} - (${corrected}) as paid, ${cash} as cash,
          ${sum(is("cancel"), "1")} as cancellations, max(case when ${is("cancel")} then ${minor("terms", "fee")} end) as fee
        from delivery_events
        where reference in (select reference from delivery_events where ${is(paid === "cash" ? "takeCash" : "settle")})
        group by reference
      ) as money on money.reference = bookings.reference
      where cash ${paid === "cash" ? ">" : "<="} 0 and left_over > 0
        and ((cancellations = 0 and paid > to_pay_minor) or (cancellations > 0 and left_over > fee))`
}
