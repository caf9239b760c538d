import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { browserFamilies, type Device, deviceOf, systemFamilies, unknownDevice } from "./device.ts"

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0"
const apple = "AppleWebKit/605.1.15 (KHTML, like Gecko)"
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)"

describe("a device", () => {
  it.each<[string, Device["browser"], Device["system"]]>([
    [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, "chrome", "android"],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${chrome} SamsungBrowser/28.0 Mobile Safari/537.36`,
      "samsung",
      "android",
    ],
    ["Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0", "firefox", "android"],
    [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36 EdgA/141.0.0.0`, "edge", "android"],
    [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36 OPR/92.0.0.0`, "opera", "android"],
    [`${iphone} ${apple} Version/26.0 Mobile/15E148 Safari/604.1`, "safari", "iphone"],
    [`${iphone} ${apple} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, "chrome", "iphone"],
    [`${iphone} ${apple} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, "firefox", "iphone"],
    [`${iphone} ${apple} Version/18.0 EdgiOS/141.0.0.0 Mobile/15E148 Safari/604.1`, "edge", "iphone"],
    [`${iphone} ${apple} Version/26.0 Mobile/15E148 Safari/604.1 OPT/6.1.0`, "opera", "iphone"],
    [
      `Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_7 like Mac OS X) ${apple} Version/12.1.2 Mobile/15E148 Safari/604.1`,
      "safari",
      "iphone",
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chromium/141.0.0.0 Chrome/141.0.0.0 Safari/537.36`,
      "chrome",
      "linux",
    ],
    [`${iphone} ${apple} Mobile/15E148 [FBAN/FBIOS]`, null, "iphone"],
    [
      `Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) ${apple} Version/16.6 Mobile/15E148 Safari/604.1`,
      "safari",
      "ipad",
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/26.0 Safari/605.1.15`, "safari", "mac"],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36 OPR/122.0.0.0`, "opera", "mac"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, "chrome", "windows"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/141.0.0.0`, "edge", "windows"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "firefox", "linux"],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, "chrome", "chromeOs"],
  ])("that says %j is %s on %s", (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system })
  })

  it.each(["", "curl/8.15.0", "axios/1.12.2", "node", "Googlebot/2.1 (+http://www.google.com/bot.html)"])(
    "that says %j is unknown",
    (userAgent) => {
      expect(deviceOf(userAgent)).toEqual(unknownDevice)
    },
  )

  it("is one of the families or none, whatever is sent, and nothing of the text is kept", () => {
    const mark = fc.constantFrom("Chrome/", "Edg/", "Safari/", "Android", "Macintosh", "iPhone", "Linux")
    const sent = fc
      .array(fc.oneof(fc.string({ unit: "binary", maxLength: 30 }), mark), { maxLength: 8 })
      .map((parts) => parts.join(" "))
    fc.assert(
      fc.property(sent, (userAgent) => {
        const { browser, system, ...rest } = deviceOf(userAgent)
        expect([...browserFamilies, null]).toContain(browser)
        expect([...systemFamilies, null]).toContain(system)
        expect(rest).toEqual({})
      }),
    )
  })

  it("is read from the beginning of an endless text", () => {
    expect(deviceOf(`${"x".repeat(512)}Chrome/1 Android`)).toEqual(unknownDevice)
    expect(deviceOf(`Firefox/1 (Android)${"Edg/".repeat(1_000_000)}`)).toEqual({ browser: "edge", system: "android" })
  })
})
