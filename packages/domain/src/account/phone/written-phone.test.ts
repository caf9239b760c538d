import { expect, test } from "vitest"
import { parsePhone } from "./phone.ts"
import { writtenPhone } from "./written-phone.ts"

test("a number is shown grouped and with its calling code, however it was typed", () => {
  for (const typed of ["0501234567", "+971501234567", "00971 50-123-4567", "٠٥٠ ١٢٣ ٤٥٦٧"]) {
    expect(writtenPhone(typed, "AE", parsePhone)).toBe("+971 50 123 4567")
  }
})

test("what cannot be read is shown as it was typed, behind the code of its field", () => {
  expect(writtenPhone("050 12", "AE", parsePhone)).toBe("+971 050 12")
  expect(writtenPhone("", "AE", parsePhone)).toBe("")
})
