import { randomUUID } from "node:crypto"
import { samplePictures } from "@mersal/domain/testing/sample-pictures"
import type { ProductServer } from "./product-server.ts"
import { callsOf, hire } from "./staff.ts"

/** The driver's commands for a booking while a test looks at a page. */
export interface DeliveryWalk {
  readonly driver: (command: object) => Promise<void>
  /** Sends a dispatcher's command for it. */
  readonly desk: (command: object) => Promise<void>
  readonly position: (at: { readonly lat: number; readonly lon: number }) => Promise<void>
  /** Takes the due cash. */
  readonly takeCash: () => Promise<void>
  /** Delivers, with a signature as proof. */
  readonly handOver: () => Promise<void>
}

/** Hires a dispatcher and a driver, and assigns the booking to the driver. */
export async function onTheRoad(
  product: ProductServer,
  reference: string,
  name = "Dawud Rahman",
): Promise<DeliveryWalk> {
  const [olga, dawud] = [await hire(product, "ops", "Olga"), await hire(product, "porter", name)]
  const [desk, phone] = [await callsOf(product, olga), await callsOf(product, dawud)]
  const path = `/v1.0/operations/bookings/${reference}`
  const give = async (by: typeof desk, command: object) => {
    await by("POST", `${path}/commands`, { id: randomUUID(), ...command })
  }
  await give(desk, { command: "assign", driver: dawud.id })
  return {
    driver: (command) => give(phone, command),
    desk: (command) => give(desk, command),
    position: async (at) => void (await phone("POST", "/v1.0/driver/position", at)),
    takeCash: async () => {
      const { till } = (await phone("GET", path)) as { readonly till: { readonly due: { readonly amount: number } } }
      await give(phone, { command: "takeCash", amount: till.due.amount })
    },
    handOver: async () => {
      const signature = samplePictures.jpeg
      const { image } = await phone("POST", `${path}/proof`, signature)
      await give(phone, { command: "deliver", proof: { kind: "signature", image } })
    },
  }
}
