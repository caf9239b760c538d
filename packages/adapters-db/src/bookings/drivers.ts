import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import type { DriverPosition } from "@mersal/domain/delivery/driver-position"
import { type Driver, Drivers } from "@mersal/domain/ports/driven/drivers"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { readAccount } from "../rows/account-row.ts"
import { wholeNumber } from "../rows/columns.ts"

/** Reads drivers' accounts and positions. */
export const drivers: Layer.Layer<Drivers, never, Database> = Layer.effect(
  Drivers,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      list: Effect.map(rows(`${porters} and disabled_at is null order by name, id`), (some) => some.map(readDriver)),
      everybody: Effect.map(rows(`${porters} order by name, id`), (some) => some.map(readDriver)),
      find: (id) =>
        Effect.map(rows(`${porters} and id = ?`, [id]), ([row]) => (row === undefined ? null : readDriver(row))),
      positionOf: (id) =>
        Effect.map(rows("select * from driver_positions where driver = ?", [id]), ([row]) =>
          row === undefined ? null : readPosition(row)[1],
        ),
      positions: Effect.map(rows("select * from driver_positions"), (some) => new Map(some.map(readPosition))),
    }
  }),
)

const porters = `
  select accounts.*, driver_means.vehicle, driver_means.capacity
  from accounts left join driver_means on driver_means.driver = accounts.id
  where role = 'porter'`

const PositionRow = z.object({
  driver: z.string(),
  lat: z.number(),
  lon: z.number(),
  reported_at: wholeNumber,
  pace: z.nullable(z.number()),
})

function readPosition(row: unknown): readonly [driver: string, position: DriverPosition] {
  const { driver, lat, lon, reported_at, pace } = PositionRow.parse(row)
  return [driver, { position: { lat, lon }, at: reported_at, ...(pace !== null && { pace }) }]
}

const MeansRow = z.object({ vehicle: z.nullable(z.enum(vehicles)), capacity: z.nullable(wholeNumber) })

function readDriver(row: unknown): Driver {
  const { id, name, contacts, image, disabledAt } = readAccount(row)
  const { vehicle, capacity } = MeansRow.parse(row)
  const means = vehicle === null || capacity === null ? null : { vehicle, capacity }
  return { id, name, phone: contacts.phone, image, isActive: disabledAt === null, means }
}
