import { PromoRefused } from "@mersal/domain/promo/promo-errors"
import { expect, it } from "vitest"
import { textsIn } from "../callers/language.ts"
import { promoAnswers } from "./promo.ts"

it("lists what a code is for with the comma of the language", () => {
  const refusal = { kind: "not-for-vehicle", vehicles: ["car", "van"] } as const
  const said = (language: "en" | "ar") =>
    promoAnswers.PromoRefused.say(new PromoRefused({ refusal }), textsIn(language), language, 0)[0]?.message
  expect(said("en")).toMatch(/: Car, Van\.$/)
  expect(said("ar")).toMatch(/: سيارة، شاحنة صغيرة\.$/)
})
