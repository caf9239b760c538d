import { describe, expect, it } from "vitest"
import { positionInText } from "./pasted-location.ts"
import { isShortMapLink } from "./short-map-link.ts"

describe("a short link of a map service", () => {
  it.each([
    "https://maps.app.goo.gl/AbCdEf123",
    "maps.app.goo.gl/AbCdEf123?g_st=iw",
    "HTTPS://GOO.GL/MAPS/AbCd",
    "Come here: https://goo.gl/maps/AbCd thanks",
    "https://maps.apple/p/AbCd",
  ])("is one that nobody reads a place from: %s", (text) => {
    expect(isShortMapLink(text)).toBe(true)
    expect(positionInText(text)).toBeNull()
  })

  it.each([
    "https://www.google.com/maps/@25.2,55.27,17z",
    "https://maps.apple.com/?ll=25.2,55.27",
    "Dubai Marina",
    "goo.gl",
    "igoo.glass/1",
    "",
  ])("is not %j", (text) => expect(isShortMapLink(text)).toBe(false))
})
