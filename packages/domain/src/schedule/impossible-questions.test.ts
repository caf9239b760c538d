import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { gulfBook } from "./books/gulf.ts"
import { compile, type RuleBook } from "./rule-book.ts"

const engine = compile(gulfBook)
const ask = { market: "AE", service: "sameDay", now: Date.parse("2026-11-21T08:00Z") } as const

const first = Date.parse("0100-01-01T00:00Z")
const last = Date.parse("9900-01-01T00:00Z")

describe("an instant", () => {
  it("is one of the years 100 to 9900, both ends included", () => {
    for (const now of [first, first + 1, Date.parse("1960-01-01T00:00Z"), 0, last - 1, last])
      expect(engine.quote({ ...ask, now, days: 1 }).now).toBe(now)
    for (const now of [first - 1, last + 1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NaN])
      expect(() => engine.quote({ ...ask, now })).toThrow(
        expect.objectContaining({
          name: "InvalidAsk",
          field: "now",
          value: now,
          message: `now is not an instant in milliseconds: ${now}`,
        }),
      )
  })

  it("is a number, whoever asks", () => {
    const text = String(ask.now) as unknown as number
    const refusal = expect.objectContaining({ field: "now", message: `now is not an instant in milliseconds: ${text}` })
    expect(() => engine.quote({ ...ask, now: text })).toThrow(refusal)
    expect(() => engine.earliest({ ...ask, now: text })).toThrow(refusal)
    expect(() => engine.staleAt({ ...ask, now: text })).toThrow(refusal)
    expect(() => engine.clock("AE", text)).toThrow(refusal)
  })
})

describe("a number of days", () => {
  it("reaches three years ahead and no further", () => {
    expect(engine.earliest({ ...ask, horizonDays: 1096 })?.date).toBe("2026-11-21")
    expect(() => engine.earliest({ ...ask, horizonDays: 1097 })).toThrow(
      expect.objectContaining({
        field: "horizonDays",
        value: 1097,
        message: "horizonDays is not a whole number from 0 to 1096: 1097",
      }),
    )
    expect(engine.quote({ ...ask, from: localDate("2020-01-01"), days: 1096 }).days).toHaveLength(1096)
    for (const days of [0, 1097, 1.5])
      expect(() => engine.quote({ ...ask, days })).toThrow(`days is not a whole number from 1 to 1096: ${days}`)
  })
})

describe("a date", () => {
  it("is named with the field that it stands in and what it was", () => {
    const none = "2026-02-30" as ReturnType<typeof localDate>
    const problem = "is not a date such as 2026-12-31, of the years 0100 to 9899"
    expect(() => engine.quote({ ...ask, from: none })).toThrow(`from ${problem}: 2026-02-30`)
    expect(() => engine.check({ ...ask, date: none })).toThrow(`date ${problem}: 2026-02-30`)
    expect(() => engine.check({ ...ask, date: localDate("2026-11-21"), delivery: { date: none } })).toThrow(
      expect.objectContaining({ field: "delivery.date", value: none, message: `delivery.date ${problem}: ${none}` }),
    )
    expect(() => engine.check({ ...ask, date: null as unknown as typeof none })).toThrow(`date ${problem}: null`)
  })
})

describe("the years of a date", () => {
  it("are 100 to 9899, so that every date within a horizon has four digits", () => {
    for (const from of ["0100-01-01", "9899-12-31"])
      expect(engine.quote({ ...ask, from: localDate(from), days: 1 }).days[0]?.date).toBe(from)
    for (const from of ["0099-12-31", "9900-01-01"])
      expect(() => engine.quote({ ...ask, from: localDate(from), days: 1 })).toThrow(
        expect.objectContaining({
          field: "from",
          message: `from is not a date such as 2026-12-31, of the years 0100 to 9899: ${from}`,
        }),
      )
  })
})

describe("what is no question", () => {
  it.each([null, undefined, 7])("is told when it is %s", (none) => {
    expect(() => engine.earliest(none as unknown as typeof ask)).toThrow(
      expect.objectContaining({ name: "InvalidAsk", field: "ask", message: `ask is not an object: ${none}` }),
    )
  })
})

describe("a field of a question that is undefined", () => {
  it("says nothing", () => {
    const names = ["tags", "route", "zone", "blackouts", "closures", "horizonDays", "occupancy", "from", "days"]
    const nothing = Object.fromEntries([...names, "deliveries", "window", "delivery"].map((name) => [name, undefined]))
    const date = localDate("2026-11-21")
    expect(engine.quote({ ...ask, ...nothing })).toEqual(engine.quote(ask))
    expect(engine.check({ ...ask, date, ...nothing })).toEqual(engine.check({ ...ask, date }))
  })
})

describe("a field that no question has", () => {
  const date = localDate("2026-11-21")
  const misspelt = (field: string) => (question: () => unknown) =>
    expect(question).toThrow(
      expect.objectContaining({
        name: "InvalidAsk",
        field,
        value: "x",
        message: expect.stringMatching(
          new RegExp(`^${field} is not among the fields [(]market, service, now, tags, .*delivery[)]: x$`),
        ),
      }),
    )

  it("is refused when it is a flag, too, as is a flag in a field for something else", () => {
    const misspelt = { ...ask, delivries: false }
    expect(() => engine.quote(misspelt)).toThrow("delivries is not among the fields (")
    const flag = true as unknown as number
    expect(() => engine.quote({ ...ask, days: flag })).toThrow("days is not a whole number from 1 to 1096: true")
    expect(() => engine.earliest({ ...ask, horizonDays: flag })).toThrow("horizonDays is not a whole number")
  })

  it("is refused by every question, with those that there are", () => {
    const asked = { ...ask, tag: "x" }
    for (const question of [
      () => engine.quote(asked),
      () => engine.earliest(asked),
      () => engine.staleAt(asked),
      () => engine.check({ ...asked, date }),
      () => engine.explain({ ...asked, date }),
    ])
      misspelt("tag")(question)
  })

  it("is told before what is missing without it", () => {
    const { now, service } = ask
    misspelt("Market")(() => engine.quote({ now, service, Market: "x" } as unknown as typeof ask))
  })

  it("is none that another question has: a wish is handed on whole", () => {
    const wish = { ...ask, date, window: "13-18", delivery: { date, window: "17-22" }, from: date, days: 2 } as const
    expect(engine.check(wish).ok).toBe(true)
    expect(engine.quote(wish).days).toHaveLength(2)
    expect(engine.earliest(wish)?.date).toBe(date)
    expect(engine.staleAt(wish)).toBe(engine.staleAt(ask))
    expect(engine.explain(wish)).toEqual(engine.explain({ ...ask, date }))
  })

  it("is refused in a wished delivery too", () => {
    const check = (delivery: object) => () =>
      engine.check({ ...ask, date, delivery: delivery as { readonly date: typeof date } })
    expect(check({ date, windw: "9" })).toThrow("delivery.windw is not among the fields (date, window)")
    expect(check([date])).toThrow("delivery is not an object")
    expect(check({})).toThrow("delivery.date is missing")
  })
})

describe("an option of a compilation", () => {
  it("that is misspelt is told with those that there are", () => {
    expect(() => compile(gulfBook, { readings: "sd-cutoff-1400" } as object)).toThrow(
      expect.objectContaining({
        name: "InvalidAsk",
        field: "options.readings",
        value: "sd-cutoff-1400",
        message: "options.readings is not among the fields (reading, offsetAt): sd-cutoff-1400",
      }),
    )
    for (const options of [null, "sd-cutoff-1400"])
      expect(() => compile(gulfBook, options as unknown as object)).toThrow(`options is not an object: ${options}`)
  })

  it("that is none is told by its name", () => {
    for (const reading of [7, null, [["sd-cutoff-1500"]]])
      expect(() => compile(gulfBook, { reading: reading as unknown as "sd-cutoff-1500" })).toThrow(
        `Not a rule book: readings.${reading} is not among the book's readings (${Object.keys(gulfBook.readings).join(", ")})`,
      )
    expect(() => compile(gulfBook, { offsetAt: 4 as unknown as () => number })).toThrow(
      expect.objectContaining({
        field: "options.offsetAt",
        value: 4,
        message: "options.offsetAt is not a function: 4",
      }),
    )
  })
})

describe("a wished window", () => {
  const date = localDate("2026-11-21")

  it.each([13, null, ["13-18"]])("is not named by %j", (window) => {
    const named = window as unknown as string
    for (const [field, wish] of [
      ["window", { window: named }],
      ["delivery.window", { delivery: { date, window: named } }],
    ] as const)
      expect(() => engine.check({ ...ask, date, ...wish })).toThrow(
        expect.objectContaining({
          name: "InvalidAsk",
          field,
          message: expect.stringMatching(new RegExp(`^${field} is not a text`)),
        }),
      )
  })

  it("that the book does not have is refused by an answer, the empty text too", () => {
    for (const window of ["13", ""]) {
      expect(engine.check({ ...ask, date, window })).toMatchObject({ ok: false, reason: "unknown-window" })
      expect(engine.check({ ...ask, date, delivery: { date, window } })).toMatchObject({
        reason: "delivery-unknown-window",
      })
    }
  })
})

describe("whether deliveries are listed", () => {
  it.each([null, 0, "no"])("is not said by %s", (deliveries) => {
    expect(() => engine.quote({ ...ask, deliveries: deliveries as unknown as false })).toThrow(
      expect.objectContaining({
        field: "deliveries",
        message: `deliveries is neither true nor false: ${deliveries}`,
      }),
    )
  })
})

describe("a name", () => {
  it("that is not in the book is told with those that are", () => {
    const refuses = (asked: object, field: string, message: string) =>
      expect(() => engine.earliest({ ...ask, ...asked })).toThrow(
        expect.objectContaining({ name: "InvalidAsk", field, message }),
      )
    refuses({ market: "SA" }, "market", "market is not among the book's markets (AE, QA): SA")
    refuses(
      { service: "never" },
      "service",
      "service is not among the book's services (sameDay, nextDay, onDemand): never",
    )
    refuses(
      { service: "toString" },
      "service",
      "service is not among the book's services (sameDay, nextDay, onDemand): toString",
    )
    refuses(
      { route: "moon" },
      "route",
      `route is not among the book's routes (${Object.keys(gulfBook.routes).join(", ")}): moon`,
    )
  })

  it("is a text: no list of one name is taken for it, nor kept", () => {
    for (const field of ["market", "service", "route"] as const)
      expect(() => engine.earliest({ ...ask, [field]: [ask.market, "sameDay"] })).toThrow(
        expect.objectContaining({ field }),
      )
    expect(() => engine.clock(["AE"] as unknown as "AE", ask.now)).toThrow(expect.objectContaining({ field: "market" }))
    expect(() => engine.clock("AE", ask.now).band(["sameDay"] as unknown as "sameDay")).toThrow(
      expect.objectContaining({ field: "service" }),
    )
  })

  it("of a book with many is told with the first sixteen", () => {
    const wide = (count: number): RuleBook => ({
      ...gulfBook,
      markets: Object.fromEntries(Array.from({ length: count }, (_, at) => [`M${at}`, gulfBook.markets.AE])),
      readings: {},
    })
    const told = (count: number) => () => compile(wide(count)).earliest({ ...ask, market: "AE" })
    expect(told(16)).toThrow(/is not among the book's markets \(M0, M1, M2, .*, M14, M15\): AE$/)
    expect(told(18)).toThrow(/is not among the book's markets \(M0, M1, M2, .*, M14, M15, …\): AE$/)
  })
})
