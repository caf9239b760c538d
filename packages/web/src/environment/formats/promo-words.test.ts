import { booking } from "@mersal/domain/messages/ar/booking"
import { promo } from "@mersal/domain/messages/ar/promo"
import { expect, it } from "vitest"
import type { PageLanguage } from "../language.ts"
import { promoRefusalText } from "./promo-words.ts"

it("lists in Arabic what a code is for with the comma of Arabic", () => {
  const page = { texts: { booking, promo } } as unknown as PageLanguage
  expect(promoRefusalText({ kind: "not-for-vehicle", vehicles: ["car", "van"] }, page)).toBe(
    "هذا الرمز الترويجي مخصّص للمركبات التالية فقط: سيارة، شاحنة صغيرة.",
  )
})
