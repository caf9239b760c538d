import type { Services } from "../../../ports/driving/services.ts"
import { sampleOrder } from "../../sample-order.ts"
import { pictureNumber } from "../../sample-pictures.ts"
import { expectEqual, expectTrue, refused, succeeded } from "../expectations.ts"
import type { StaffedCase } from "../staffed-stage.ts"
import { atTheDoor, fileOf, give, obeyed, png } from "./stage.ts"

/** The pictures that prove a delivery. */
export const pictures: readonly StaffedCase[] = [
  {
    name: "a picture proves the delivery of its own booking alone",
    run: async (stage) => {
      const { reference, driver } = await atTheDoor(stage)
      const other = succeeded(await stage.services("other").booking.placeBooking(sampleOrder())).booking.reference
      const ops = await stage.staff("ops", "Olli")
      await obeyed(ops, other, { type: "assign", driver: driver.id })
      const { image } = succeeded(await driver.services.operations.storeProof({ reference: other, bytes: png }))
      for (const wrong of [image, "0".repeat(32), ""]) {
        const { reason } = refused(
          await give(driver, reference, { type: "deliver", proof: { kind: "signature", image: wrong } }),
          "CommandUnfit",
        )
        expectEqual(reason, "unfit-proof")
      }
    },
  },
  {
    name: "a picture is kept once, for its owner, its driver and dispatchers, and only a picture",
    run: async (stage) => {
      const { reference, accessToken, ops, driver } = await atTheDoor(stage)
      const { operations } = driver.services
      const kept = succeeded(await operations.storeProof({ reference, bytes: png }))
      expectEqual(succeeded(await operations.storeProof({ reference, bytes: png })), kept)
      expectTrue(/^[0-9a-f]{64}$/.test(kept.digest), "a digest of 64 hexadecimal digits")
      expectEqual(
        (await fileOf(ops, reference)).proofs.map(({ image }) => image),
        [kept.image],
      )
      const shown = (services: Services, token: string | null = null, image = kept.image) =>
        services.operations.proof({ reference, image, accessToken: token })
      for (const services of [driver.services, ops.services, stage.services("owner")])
        expectEqual(succeeded(await shown(services)), { type: "image/png", bytes: png })
      succeeded(await shown(stage.services("stranger"), accessToken))
      const another = await stage.staff("porter", "Dana")
      for (const services of [stage.services(), stage.services("stranger"), another.services])
        refused(await shown(services), "BookingNotFound")
      refused(await shown(ops.services, null, "0".repeat(32)), "ProofNotFound")
      refused(await shown(ops.services, null, "../../secrets"), "ProofNotFound")
      const text = Uint8Array.from([...'<svg onload="x">'].map((letter) => letter.charCodeAt(0)))
      for (const bytes of [text, png.slice(0, 8), png.slice(0, -1)]) {
        const refusal = refused(await operations.storeProof({ reference, bytes }), "ProofImageRefused")
        expectEqual(refusal.reason, "not-an-image")
      }
    },
  },
  {
    name: "ten pictures of a booking are enough",
    run: async (stage) => {
      const { reference, driver } = await atTheDoor(stage)
      const store = (number: number) =>
        driver.services.operations.storeProof({ reference, bytes: pictureNumber(number) })
      for (let number = 0; number < 10; number += 1) succeeded(await store(number))
      expectEqual(refused(await store(10), "ProofImageRefused").reason, "too-many")
      succeeded(await store(3))
    },
  },
]
