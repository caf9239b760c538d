import { expect, it } from "vitest"
import { messageLinks, navigationLinks } from "./way-links.ts"

it("leads other apps to the point, and writes to the number that was given", () => {
  const links = navigationLinks({ position: { lat: 25.0805, lon: 55.1403 }, address: "Tower & Mall, دبي" })
  for (const link of Object.values(links)) {
    expect(link).toContain("25.0805,55.1403")
    expect(() => new URL(link)).not.toThrow()
  }
  expect(links.phone).not.toContain("&")
  expect(messageLinks("+971501234567")).toEqual({ sms: "sms:+971501234567", whatsapp: "https://wa.me/971501234567" })
})
