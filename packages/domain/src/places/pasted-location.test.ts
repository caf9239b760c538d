import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { positionInText } from "./pasted-location.ts"

// As many decimals as map services give; exponents never appear.
const lat = fc.integer({ min: -90_000_000, max: 90_000_000 }).map((millionths) => millionths / 1_000_000)
const lon = fc.integer({ min: -180_000_000, max: 180_000_000 }).map((millionths) => millionths / 1_000_000)
const written = (degrees: number): string => degrees.toFixed(6)

const forms: Readonly<Record<string, (lat: string, lon: string) => string>> = {
  "coordinates with a comma": (lat, lon) => `${lat},${lon}`,
  "coordinates with a comma and a space": (lat, lon) => ` ${lat}, ${lon} `,
  "coordinates with a space": (lat, lon) => `${lat} ${lon}`,
  "coordinates in brackets": (lat, lon) => `(${lat}, ${lon})`,
  "a Google link that looks at a place": (lat, lon) => `https://www.google.com/maps/@${lat},${lon},17z?entry=ttu`,
  "a Google question": (lat, lon) => `https://maps.google.com/?q=${lat},${lon}`,
  "a Google question with %2C": (lat, lon) => `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lon}`,
  "a Google search path": (lat, lon) => `https://www.google.com/maps/search/${lat},+${lon}?shorturl=1`,
  "a Google place with a pin beside the view": (lat, lon) =>
    `https://www.google.com/maps/place/Mall/@1.5,2.5,15z/data=!3m1!4b1!4m6!3m5!8m2!3d${lat}!4d${lon}!16s`,
  "a Google direction": (lat, lon) => `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`,
  "an Apple link": (lat, lon) => `https://maps.apple.com/?address=Dubai&ll=${lat},${lon}&q=Home`,
  "a Waze link": (lat, lon) => `https://waze.com/ul?ll=${lat}%2C${lon}&navigate=yes`,
  "an OpenStreetMap pin": (lat, lon) => `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/1.5/2.5`,
  "an OpenStreetMap view": (lat, lon) => `https://www.openstreetmap.org/#map=15/${lat}/${lon}`,
  "a geo address": (lat, lon) => `geo:${lat},${lon}`,
  "a geo address with its uncertainty": (lat, lon) => `geo:${lat},${lon};u=35`,
  "a geo address as WhatsApp shares it": (lat, lon) => `geo:0,0?q=${lat},${lon}(Office)`,
  "a link inside a message": (lat, lon) => `Come here: https://maps.google.com/maps?q=loc:${lat},${lon} thanks`,
}

describe("a pasted location", () => {
  it.each(Object.entries(forms))("is read from %s", (_, form) => {
    fc.assert(
      fc.property(lat, lon, (north, east) => {
        expect(positionInText(form(written(north), written(east)))).toEqual({ lat: north, lon: east })
      }),
    )
  })

  it("is read from degrees with compass letters on either side", () => {
    fc.assert(
      fc.property(lat, lon, (north, east) => {
        const [ns, ew] = [north < 0 ? "S" : "N", east < 0 ? "W" : "E"]
        const [a, b] = [written(Math.abs(north)), written(Math.abs(east))]
        for (const text of [
          `${a}° ${ns}, ${b}° ${ew}`,
          `${ns} ${a}° ${ew} ${b}°`,
          `${a}${ns} ${b}${ew}`.toLowerCase(),
        ]) {
          const position = positionInText(text)
          expect(position?.lat).toBeCloseTo(north, 9)
          expect(position?.lon).toBeCloseTo(east, 9)
        }
      }),
    )
  })

  it("is read from degrees, minutes and seconds", () => {
    for (const text of [`25°12'17.3"N 55°16'27.8"E`, "25° 12′ 17.3″ N, 55° 16′ 27.8″ E", "25°12’17.3”N 55°16’27.8”E"]) {
      const position = positionInText(text)
      expect(position?.lat).toBeCloseTo(25.204806, 6)
      expect(position?.lon).toBeCloseTo(55.274389, 6)
    }
  })

  it.each([
    ["a link in capitals", "HTTPS://MAPS.GOOGLE.COM/MAPS?Q=LOC:25.2,55.3"],
    ["a search path in capitals", "HTTPS://WWW.GOOGLE.COM/MAPS/SEARCH/25.2,55.3"],
    ["a pin in capitals", "HTTPS://OPENSTREETMAP.ORG/?MLAT=25.2&MLON=55.3"],
    ["where a map was looking", "https://maps.apple.com/?address=Dubai&sll=25.2,55.3"],
    ["the same in capitals", "HTTPS://MAPS.APPLE.COM/?CENTER=25.2,55.3"],
    ["a geo address in capitals", "GEO:25.2,55.3"],
    ["a geo question in capitals", "GEO:0,0?Q=25.2,55.3"],
    ["a link without its scheme", "maps.google.com/?q=25.2,55.3"],
    ["a short host with a dash", "my-map.example.org/@25.2,55.3"],
    ["a link without its scheme inside a message", "Come here: MAPS.GOOGLE.COM/?q=25.2,55.3"],
    ["a link that has a geo address for a name", "https://maps.example.com/@25.2,55.3?from=geo:1"],
    ["a geo address with a blank before it", " geo:25.2,55.3"],
    ["coordinates with a stroke", "25.2/55.3"],
    ["a space alone written with percent", "25.2%2055.3"],
    ["a link that names a geo address", "https://maps.google.com/?q=25.2,55.3&from=geo:1,2"],
    ["signs written with percent", "https://maps.google.com/?q=%2B25.2%2C%2B55.3"],
    ["a colon written with percent", "https://maps.google.com/?q=loc%3A25.2,55.3"],
    ["a space written with percent", "https://maps.google.com/?q=25.2,%2055.3"],
    ["Arabic commas in a link", "https://maps.google.com/?q=25.2،55.3"],
    ["marks of writing direction", "\u200e25.2\u200e, \u206655.3\u2069"],
    ["a break between them", "25.2,\r\n  55.3"],
  ])("is read from %s", (_, text) => {
    expect(positionInText(text)).toEqual({ lat: 25.2, lon: 55.3 })
  })

  it("keeps the minus that a phone writes, and one behind a plus for a space", () => {
    expect(positionInText("−25.2, −55.3")).toEqual({ lat: -25.2, lon: -55.3 })
    expect(positionInText("https://www.google.com/maps/search/25.2,+-55.3")).toEqual({ lat: 25.2, lon: -55.3 })
  })

  it("may be two whole numbers with a comma, and has fewer than sixty minutes and seconds", () => {
    expect(positionInText("25,55")).toEqual({ lat: 25, lon: 55 })
    expect(positionInText("25 55")).toBeNull()
    expect(positionInText(`25°12'60"N 55°16'27"E`)).toBeNull()
    expect(positionInText(`25°12'27"N 55°16'60"E`)).toBeNull()
    expect(positionInText(`25°60'27"N 55°16'27"E`)).toBeNull()
  })

  it("is no address of a page that says nothing of a place", () => {
    for (const text of ["https://maps.google.com/", "maps.app.goo.gl/abc", "see geo:25.2,55.3"])
      expect(positionInText(text)).toBeNull()
  })

  it("is looked for in two thousand characters and no more", () => {
    const link = "https://maps.google.com/?q=25.2,55.3&more="
    expect(positionInText(link.padEnd(2_000, "x"))).toEqual({ lat: 25.2, lon: 55.3 })
    expect(positionInText(link.padEnd(2_001, "x"))).toBeNull()
  })

  it("is read from Arabic digits with the Arabic decimal point and comma", () => {
    expect(positionInText("٢٥٫٢٠٤٨، ٥٥٫٢٧٠٨")).toEqual({ lat: 25.2048, lon: 55.2708 })
  })

  it("is a point between the poles, or nothing, whatever is pasted", () => {
    const pieces = fc.constantFrom(
      "25.2",
      ",",
      " ",
      "55.27",
      "@",
      "q=",
      "!3d",
      "!4d",
      "geo:",
      "https://",
      "°",
      "'",
      "N",
      "E",
      "-",
      "/",
      "%2C",
      "9999",
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.array(pieces).map((all) => all.join("")),
        ),
        (text) => {
          const position = positionInText(text)
          if (!position) return
          expect(Math.abs(position.lat)).toBeLessThanOrEqual(90)
          expect(Math.abs(position.lon)).toBeLessThanOrEqual(180)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it("is not read from a text too long to be a link, however it is built", () => {
    expect(positionInText(`https://maps.google.com/?q=25.2,55.27${"&x=1".repeat(1000)}`)).toBeNull()
    expect(positionInText(`${"1 ".repeat(900)}25.2`)).toBeNull()
  })

  it.each([
    ["a district", "Dubai Marina"],
    ["a house and its street", "12 34"],
    ["a district with a number", "Al Barsha 1, 25"],
    ["a short link that carries no coordinates", "https://maps.app.goo.gl/AbCdEf123"],
    ["a phone number", "+971501234567"],
    ["a latitude beyond the pole", "95.2, 55.27"],
    ["sixty minutes", `25°60'0"N 55°16'0"E`],
    ["one number", "25.2048"],
    ["three numbers", "25.2, 55.27, 17"],
    ["nothing", ""],
  ])("is not read from %s", (_, text) => {
    expect(positionInText(text)).toBeNull()
  })
})
