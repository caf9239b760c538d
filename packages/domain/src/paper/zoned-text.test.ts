import { expect, it } from "vitest"
import { at } from "../testing/sample-booking.ts"
import { zonedMomentText, zonedText } from "./zoned-text.ts"

it("a time on paper names the clock that it is on, in the words of the pages", () => {
  const instant = at("2026-11-30T05:31:00.000Z")
  expect(zonedMomentText("en", "QA", instant)).toBe("30/11/2026 08:31 (Doha time)")
  expect(zonedMomentText("en", "AE", instant)).toBe("30/11/2026 09:31 (Dubai time)")
  expect(zonedMomentText("ar", "QA", instant)).toBe("30/11/2026 08:31 (بتوقيت الدوحة)")
  expect(zonedMomentText("ar", "AE", instant)).toBe("30/11/2026 09:31 (بتوقيت دبي)")
  expect(zonedText("en", "QA", "Date and time")).toBe("Date and time (Doha time)")
})
