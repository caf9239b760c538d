import type { Page } from "@playwright/test"
import { bookElsewhere, type PlacedBooking } from "./owned-bookings.ts"
import { newPerson, ownAddress } from "./people.ts"
import type { ProductServer } from "./product-server.ts"
import { atWork, callsOf, hire } from "./staff.ts"

type Call = Awaited<ReturnType<typeof callsOf>>

interface DriverSeen {
  readonly id: string
  readonly position: { readonly lat: number; readonly lon: number } | null
}

/** The day on which a test begins. */
const today = "2026-11-21"

/** A driver signed in in this browser, with bookings for today, and a dispatcher. */
export async function dayAtWork(page: Page, product: ProductServer, bookings = 1) {
  const booked: PlacedBooking[] = []
  for (let made = 0; made < bookings; made += 1)
    booked.push(await bookElsewhere(product, newPerson(), { pickupDate: today }))
  const driver = await atWork(page, product, "porter", "Bilal Ahmed")
  const dispatcher = await hire(product, "ops", "Huda Saleh")
  // The dispatcher signs in for each call, because a test may move the clock beyond a session's end.
  const desk: Call = async (...call) => (await callsOf(product, dispatcher))(...call)
  let given = 0
  const tell = (bkref: string, command: object) =>
    desk("POST", `/v1.0/operations/bookings/${bkref}/commands`, { id: `desk-${bkref}-${++given}`, ...command })
  for (const { bkref } of booked) await tell(bkref, { command: "assign", driver: driver.id })
  const fileOf = (bkref: string) => desk("GET", `/v1.0/operations/bookings/${bkref}`)
  return {
    booked,
    driver,
    tell,
    giveToAnother: async (bkref: string) => {
      const { id } = await hire(product, "porter", "Karim Nasser")
      await tell(bkref, { command: "assign", driver: id })
    },
    /** The history of a booking, by the names of its commands. */
    logOf: async (bkref: string): Promise<readonly string[]> => {
      const { log } = (await fileOf(bkref)) as { log: readonly { what: { command: string } }[] }
      return log.map(({ what }) => what.command)
    },
    /** The driver's position for dispatchers; null if they do not see it. */
    positionOf: async (id: string) => {
      const drivers = (await desk("GET", "/v1.0/operations/drivers")) as unknown as readonly DriverSeen[]
      return drivers.find((each) => each.id === id)?.position ?? null
    },
    stateOf: async (bkref: string) => (await fileOf(bkref)).state,
  }
}

/** The PIN that the recipient was sent, as its owner sees it. */
export async function pinOf({ url }: ProductServer, { bkref, accessToken }: PlacedBooking): Promise<string> {
  const headers = { "mersal-access": accessToken, ...ownAddress() }
  const answer = await fetch(`${url}/v1.0/order/tracking/live?bookingId=${bkref}`, { headers })
  return (await answer.json()).data.pin
}

/** A camera with one grey pixel. */
export const photo = {
  name: "door.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
}
