import * as Effect from "effect/Effect"
import { codeRules } from "../../account/sign-in/one-time-code.ts"
import { sessionLifetimes } from "../../account/sign-in/session.ts"
import type { PaymentMethod } from "../../payment/payment-method.ts"
import { roadDistance } from "../../places/distance.ts"
import { ChosenReadings } from "../../ports/driven/chosen-readings.ts"
import { DistanceMeter } from "../../ports/driven/distance-meter.ts"
import { PaymentOffer } from "../../ports/driven/payment-offer.ts"
import { Product } from "../../ports/driven/product.ts"
import { usualYearsOfPeople } from "../../retention/people-of-bookings.ts"

/** Ports that a booking needs and no database serves; the cases provide them. */
export type BesideTheStore = ChosenReadings | DistanceMeter | PaymentOffer | Product

export const sampleProduct: Product["Service"] = {
  name: "Mersal",
  baseUrl: "https://mersal.example",
  codeRules,
  sessionLifetimes,
  requiresSecondFactor: false,
  yearsOfPeople: usualYearsOfPeople,
}

/** @param methods the payment methods on offer */
export const besideTheStore = <Value, Failure, Needs>(
  program: Effect.Effect<Value, Failure, Needs>,
  methods: readonly PaymentMethod[],
) =>
  program.pipe(
    Effect.provideService(ChosenReadings, []),
    Effect.provideService(DistanceMeter, { between: (from, to) => Effect.succeed(roadDistance(from, to)) }),
    Effect.provideService(PaymentOffer, { AE: methods, QA: methods }),
    Effect.provideService(Product, sampleProduct),
  )
