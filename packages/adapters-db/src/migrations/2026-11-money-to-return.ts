import { owedBefore } from "./2026-11-cash-to-return.ts"
import { isPostgres } from "./is-postgres.ts"
import type { NamedMigration } from "./named-migration.ts"

/** The same for money that goes back to a card: if the gateway refuses the refund, the desk handles it. */
export const moneyToReturn: NamedMigration = {
  name: "2026-11-money-to-return",

  async up(knex) {
    await knex.raw("drop index bookings_owing_cash")
    await knex.raw("alter table bookings rename column owes_cash to owes_money")
    await knex.raw(`update bookings set owes_money = 1 where reference in (${owedBefore(isPostgres(knex), "card")})`)
    await knex.raw("create index bookings_owing_money on bookings (now_pickup_date, reference) where owes_money = 1")
  },

  async down(knex) {
    await knex.raw("drop index bookings_owing_money")
    await knex.raw("alter table bookings rename column owes_money to owes_cash")
    await knex.raw("create index bookings_owing_cash on bookings (now_pickup_date, reference) where owes_cash = 1")
  },
}
