import type { Account } from "@mersal/domain/account/account"
import { type Driver, Drivers } from "@mersal/domain/ports/driven/drivers"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "./connection.ts"
import { readAccount } from "./rows/account-row.ts"
import { wholeNumber } from "./rows/columns.ts"

/** Reads the accounts of those who drive, and where they are. */
export const drivers: Layer.Layer<Drivers, never, Database> = Layer.effect(
  Drivers,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      list: Effect.map(
        rows("select * from accounts where role = 'porter' and disabled_at is null order by name, id"),
        (some) => some.map((row) => driverOf(readAccount(row))),
      ),
      find: (id) =>
        Effect.map(rows("select * from accounts where id = ? and role = 'porter'", [id]), ([row]) =>
          row === undefined ? null : driverOf(readAccount(row)),
        ),
      positionOf: (id) =>
        Effect.map(rows("select * from driver_positions where driver = ?", [id]), ([row]) => {
          if (row === undefined) return null
          const { lat, lon, reported_at, pace } = PositionRow.parse(row)
          return { position: { lat, lon }, at: reported_at, ...(pace !== null && { pace }) }
        }),
    }
  }),
)

const PositionRow = z.object({
  lat: z.number(),
  lon: z.number(),
  reported_at: wholeNumber,
  pace: z.nullable(z.number()),
})

const driverOf = ({ id, name, contacts, image, disabledAt }: Account): Driver => ({
  id,
  name,
  phone: contacts.phone,
  image,
  isActive: disabledAt === null,
})
