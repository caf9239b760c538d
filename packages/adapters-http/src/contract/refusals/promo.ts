import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import { PromoRefused } from "@mersal/domain/promo/promo-errors"
import { type PromoRefusal as Refusal, toldRefusal } from "@mersal/domain/promo/promo-refusal"
import * as z from "zod/mini"
import { decimalOf, majorUnits, wireBookingType } from "../wire-values.ts"
import { made, type RefusalCodecs } from "./refusal-codec.ts"

export type PromoRefusal = PromoRefused

const WireTypes = z.object({ bktyp: z.array(wireBookingType) })
const WireVehicles = z.object({ vtyp: z.array(z.enum(vehicles)) })
const WireMinimum = z.object({ minimum: z.number(), cur: z.enum(["AED", "QAR"]) })

/**
 * All refusals that the customer cannot remedy share one code, which does not reveal whether the promo exists (D18).
 */
const invalid = "promo-invalid"

const refusedFor = (refusal: Refusal): PromoRefused => new PromoRefused({ refusal })

export const promoRefusals: RefusalCodecs<PromoRefusal> = {
  PromoRefused: {
    encode: ({ refusal }, { promo = "prmcde" }) => [{ field: promo, ...wireRefusal(toldRefusal(refusal)) }],
    decode([{ code, data }]) {
      switch (code) {
        case invalid:
          return refusedFor({ kind: "not-found" })
        case "promo-not-for-type":
          return made(WireTypes, data, ({ bktyp }) => refusedFor({ kind: "not-for-type", bookingTypes: bktyp }))
        case "promo-not-for-vehicle":
          return made(WireVehicles, data, ({ vtyp }) => refusedFor({ kind: "not-for-vehicle", vehicles: vtyp }))
        case "promo-minimum-not-met":
          return made(WireMinimum, data, ({ minimum, cur }) =>
            refusedFor({ kind: "minimum-not-met", minimum: decimalOf(minimum, cur === "AED" ? "AE" : "QA") }),
          )
        default:
          return null
      }
    },
  },
}

function wireRefusal(refusal: Refusal) {
  switch (refusal.kind) {
    case "not-for-type":
      return { code: "promo-not-for-type", data: z.encode(WireTypes, { bktyp: [...refusal.bookingTypes] }) }
    case "not-for-vehicle":
      return { code: "promo-not-for-vehicle", data: z.encode(WireVehicles, { vtyp: [...refusal.vehicles] }) }
    case "minimum-not-met": {
      const { minimum } = refusal
      return { code: "promo-minimum-not-met", data: { minimum: majorUnits(minimum), cur: minimum.currency } }
    }
    default:
      return { code: invalid }
  }
}
