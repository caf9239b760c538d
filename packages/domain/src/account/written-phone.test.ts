import { expect, test } from "vitest"
import { writtenPhone } from "./written-phone.ts"

test("a number is shown grouped and with its calling code, however it was typed", () => {
  for (const typed of ["0501234567", "+971501234567", "00971 50-123-4567", "٠٥٠ ١٢٣ ٤٥٦٧"]) {
    expect(writtenPhone(typed, "AE")).toBe("+971 50 123 4567")
  }
})

test("what is no number yet is shown as it was typed", () => {
  expect(writtenPhone("050 12", "AE")).toBe("050 12")
})
