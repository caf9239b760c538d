import { nationalDay } from "../../reference/demo-banners.ts"
import { at } from "../sample-booking.ts"
import type { ServiceCase, Stage } from "./contract-case.ts"
import { expectEqual, expectTrue, succeeded } from "./expectations.ts"

const now = at("2026-11-21T11:00:00.000+04:00")

const referenceData = async (stage: Stage, instant = now) => {
  await stage.setNow(instant)
  return stage.services().referenceData
}

const valuesOf = async (stage: Stage, market: "AE" | "QA") => {
  const values = succeeded(await (await referenceData(stage)).config({ market }))
  return new Map<string, unknown>(values.map(({ key, value }) => [key, value]))
}

export const referenceDataServiceContract: readonly ServiceCase[] = [
  {
    name: "VAT is 5 in the Emirates and 0 in Qatar (D17)",
    run: async (stage) => {
      const port = await referenceData(stage)
      expectEqual(succeeded(await port.taxes({ market: "AE" }))[0]?.percent, 5)
      expectEqual(succeeded(await port.taxes({ market: "QA" }))[0]?.percent, 0)
    },
  },
  {
    name: "the config values of a market are its own",
    run: async (stage) => {
      const [emirates, qatar] = [await valuesOf(stage, "AE"), await valuesOf(stage, "QA")]
      const own = ["vat", "currency", "timeZone", "phoneCountry", "callingCode"]
      expectEqual(
        own.map((key) => emirates.get(key)),
        [5, "AED", "Asia/Dubai", "AE", "+971"],
      )
      expectEqual(
        own.map((key) => qatar.get(key)),
        [0, "QAR", "Asia/Qatar", "QA", "+974"],
      )
      for (const values of [emirates, qatar]) {
        expectEqual([values.get("maximumWeightKg"), values.get("maximumHeightCm")], [70, 60])
        expectEqual([values.get("pickupWaitMinutes"), values.get("quoteMinutes")], [10, 15])
      }
    },
  },
  {
    name: "banners are shown in their market and their channel, from their first instant until their last, both languages",
    run: async (stage) => {
      const ids = async (instant: number, market: "AE" | "QA" = "AE", channel: "c2c" | "b2b" = "c2c") => {
        const shown = succeeded(await (await referenceData(stage, instant)).banners({ market, channel }))
        for (const { title, text } of shown)
          expectTrue(title.en !== "" && title.ar !== "" && text.en !== title.en && text.ar !== "", "both languages")
        return shown.map(({ id }) => id)
      }
      expectEqual(await ids(nationalDay.from - 1), ["welcome-ae"])
      expectEqual(await ids(nationalDay.from), ["national-day", "welcome-ae"])
      expectEqual(await ids(nationalDay.until), ["welcome-ae"])
    },
  },
  {
    name: "banners of another market and another channel are others",
    run: async (stage) => {
      const port = await referenceData(stage)
      const of = async (market: "AE" | "QA", channel: "c2c" | "b2b") =>
        succeeded(await port.banners({ market, channel })).map(({ id }) => id)
      expectEqual(await of("QA", "c2c"), ["welcome-qa"])
      expectEqual(await of("AE", "b2b"), [])
    },
  },
  {
    name: "what cancelling costs is said before anything is booked, with the minimum fare of the market (D36)",
    run: async (stage) => {
      const port = await referenceData(stage)
      const emirates = succeeded(await port.policy({ market: "AE" }))
      const qatar = succeeded(await port.policy({ market: "QA" }))
      expectEqual(emirates.kept, { free: "nothing", late: "minimum-fare", collected: "everything" })
      expectEqual([emirates.minimumFare.currency, qatar.minimumFare.currency], ["AED", "QAR"])
      expectEqual(emirates.minimumFare.minor, 1_575)
      expectEqual(qatar.minimumFare.minor, 1_500)
      expectTrue(emirates.text.includes("15.75") && qatar.text.includes("15.00"), "the line names the fare")
    },
  },
]
