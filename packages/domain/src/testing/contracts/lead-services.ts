import { presetParcels } from "../../booking/parcel/parcel.ts"
import { emptyLeadForm } from "../../leads/lead-form.ts"
import type { InternationalRequest } from "../../ports/driving/international-service.ts"
import { at } from "../sample-booking.ts"
import type { ServiceCase, Stage } from "./contract-case.ts"
import { expectEqual, expectTrue, refused, succeeded } from "./expectations.ts"

const now = at("2026-11-21T11:00:00.000+04:00")

const request: InternationalRequest = {
  market: "AE",
  to: "IN",
  parcel: presetParcels.small,
  name: "Aisha Rahman",
  phone: "050 123 4567",
  email: "",
  message: "",
}

const quote = async (stage: Stage, patch: Partial<InternationalRequest> = {}) => {
  await stage.setNow(now)
  return stage.services().international.quote({ ...request, ...patch })
}

/** International prices. */
export const internationalServiceContract: readonly ServiceCase[] = [
  {
    name: "a parcel abroad costs its weight break, by country and market, and is a lead of its own each time",
    run: async (stage) => {
      const weighing = (weightGrams: number) => ({ weightGrams, sidesCm: [10, 10, 10] as const })
      const light = succeeded(await quote(stage, { parcel: weighing(500) }))
      const heavy = succeeded(await quote(stage, { parcel: weighing(501) }))
      const philippines = succeeded(await quote(stage, { to: "PH", parcel: weighing(500) }))
      const qatar = succeeded(await quote(stage, { market: "QA", phone: "33123456", parcel: weighing(500) }))
      expectEqual(
        [light, heavy, philippines, qatar].map((answer) => [answer.quote.price.minor, answer.quote.price.currency]),
        [
          [9_500, "AED"],
          [12_000, "AED"],
          [11_000, "AED"],
          [10_450, "QAR"],
        ],
      )
      expectEqual(light.quote.expiresAt, now + 7 * 24 * 60 * 60_000)
      expectEqual(new Set([light, heavy, philippines, qatar].map(({ leadId }) => leadId)).size, 4)
    },
  },
  {
    name: "a parcel too heavy for the list has no price, and says what the heaviest is",
    run: async (stage) => {
      const parcel = { weightGrams: 30_001, sidesCm: [10, 10, 10] } as const
      expectEqual(refused(await quote(stage, { parcel }), "InternationalRefused").refusal, {
        kind: "too-heavy",
        maximumKg: 30,
      })
    },
  },
  {
    name: "a day before the first list of a country there is no price",
    run: async (stage) => {
      await stage.setNow(at("2025-12-31T23:59:59.999+04:00"))
      expectEqual(refused(await stage.services().international.quote(request), "InternationalRefused").refusal, {
        kind: "not-served",
      })
    },
  },
  {
    name: "nobody is quoted who could not be answered",
    run: async (stage) => {
      const { issues } = refused(await quote(stage, { name: " ", phone: "12" }), "InvalidLeadForm")
      expectEqual(issues, [
        { field: "name", problem: "enter-name" },
        { field: "phone", problem: "phone-invalid" },
      ])
    },
  },
]

/** The forms that make a lead. Reading the list is tested in the staff's contracts. */
export const leadServiceContract: readonly ServiceCase[] = [
  {
    name: "each form leaves a lead of its own",
    run: async (stage) => {
      await stage.setNow(now)
      const { leads } = stage.services()
      const form = { ...emptyLeadForm("tell-me-when", "AE"), place: "Hatta", email: "aisha@example.com" }
      const one = succeeded(await leads.saveForm(form))
      const other = succeeded(await leads.saveForm({ ...form, kind: "contact", name: "Aisha", message: "Hello" }))
      expectTrue(one.leadId !== other.leadId && /^[0-9a-f]{32}$/.test(one.leadId), "ids that nobody guesses")
    },
  },
  {
    name: "a form without what it asks for is refused with every field",
    run: async (stage) => {
      const { leads } = stage.services()
      const answer = await leads.saveForm(emptyLeadForm("rates", "QA"))
      expectEqual(refused(answer, "InvalidLeadForm").issues, [
        { field: "name", problem: "enter-name" },
        { field: "company", problem: "enter-company" },
        { field: "email", problem: "enter-email-or-phone" },
      ])
    },
  },
]
