import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { gulfBook } from "../schedule/books/gulf.ts"
import { londonBakeryBook } from "../schedule/books/london-bakery.ts"
import { diffBooks } from "../schedule/diff-books.ts"
import { longestHorizonDays } from "../schedule/internal/question-shape.ts"
import { merged } from "../schedule/merge-patch.ts"
import { compile, type RuleBook } from "../schedule/rule-book.ts"
import { run } from "./run.ts"
import { type Machine, typed, words } from "./testing/typed-command.ts"

const afternoon = "2026-11-21T15:20:00+04:00"
const now = Date.parse(afternoon)
const json = (patch: unknown): string => JSON.stringify(merged(gulfBook, patch))

async function answered(command: string, machine?: Machine): Promise<string> {
  const { code, printed, complaints } = await typed(words(command), machine)
  expect([code, complaints]).toEqual([0, ""])
  return printed
}

const asJson = async (command: string, machine?: Machine): Promise<unknown> =>
  JSON.parse(await answered(`${command} --json`, machine))

describe("quote", () => {
  it("lists the open windows with what is left of each, on the market's clock", async () => {
    expect(await answered(`quote --market AE --service nextDay --days 2 --now ${afternoon}`)).toBe(
      [
        "book gulf, version 1",
        "",
        "AE nextDay",
        "now       2026-11-21 15:20:00 +04:00 Asia/Dubai",
        "earliest  Sat 2026-11-21, delivered Sun 2026-11-22",
        "stale at  2026-11-21 18:00:00 +04:00, in 2 h 40 min",
        "",
        "date            window  pick-up   order by  left         delivery",
        "--------------  ------  --------  --------  -----------  -----------------------------------------",
        "Sat 2026-11-21  17-22   5PM-10PM  18:00     2 h 40 min   Sun 2026-11-22 9AM-1PM, 1PM-5PM, 5PM-10PM",
        "Sun 2026-11-22  12-17   12PM-5PM  10:00     18 h 40 min  Mon 2026-11-23 9AM-1PM, 1PM-5PM, 5PM-10PM",
        "Sun 2026-11-22  17-22   5PM-10PM  18:00     1 d 2 h      Mon 2026-11-23 9AM-1PM, 1PM-5PM, 5PM-10PM",
      ].join("\n"),
    )
  })

  it("asks about every service of every market, now, in the Gulf book, when nothing is said", async () => {
    const printed = await answered("quote", { clock: afternoon })
    const headings = printed.split("\n").filter((line) => /^\w+ \w+$/.test(line))
    expect(headings).toEqual(["AE sameDay", "AE nextDay", "AE onDemand", "QA sameDay", "QA nextDay", "QA onDemand"])
    expect(printed).toContain("now       2026-11-21 15:20:00 +04:00 Asia/Dubai")
    expect(printed).toContain("now       2026-11-21 14:20:00 +03:00 Asia/Qatar")
  })

  it("says a deadline, a date without windows, and an answer that never goes stale", async () => {
    const onDemand = await answered(
      `quote --market QA --service onDemand --from 2026-11-22 --days 1 --now ${afternoon}`,
    )
    expect(onDemand).toContain("Sun 2026-11-22  9       9AM-10AM   09:00     18 h 40 min  Before 11AM")
    const past = await answered(`quote --market QA --service sameDay --from 2026-11-01 --days 1 --now ${afternoon}`)
    expect(past).toMatch(/^stale at {2}never$/m)
    expect(past).toMatch(/^Sun 2026-11-01 {2}none$/m)
    const shut = json({ horizonDays: 0 })
    const evening = "quote --book shut --market AE --service sameDay --now 2026-11-21T16:00:00+04:00"
    expect(await answered(evening, { files: { shut } })).toMatch(/^earliest {2}none$/m)
  })

  it("counts places where a window has a capacity", async () => {
    const files = { few: json({ services: { onDemand: { pickup: { capacity: 7 } } } }) }
    const lines = (
      await answered(`quote --book few --market AE --service onDemand --now ${afternoon}`, { files })
    ).split("\n")
    expect(lines).toContain("date            window  pick-up    order by  left         places  delivery")
    expect(lines).toContain("Sat 2026-11-21  16      4PM-5PM    16:00     40 min       7       Before 6PM")
  })

  it("shows the clock of a zone that is said, also while it goes back", async () => {
    const question = "quote --book night-courier --service afterMidnight --market newYork --zone Europe/London --days 1"
    const printed = await answered(`${question} --now 2026-10-25T00:29:59.999Z`)
    expect(printed).toContain("now       2026-10-25 01:29:59.999 +01:00 Europe/London")
    expect(printed).toContain("Sun 2026-10-25  2-4     2AM-4AM  01:30     less than 1 s  6AM-9AM")
  })

  it("passes every option on to the engine", async () => {
    const tagged = {
      routes: { slow: { cutoff: "12:00", leadDays: 2, only: ["nextDay"] } },
      markets: { QA: { closures: [{ id: "summer", from: "06-01", to: "09-15", tags: ["bike"] }] } },
    }
    const book = merged(gulfBook, tagged) as RuleBook & { routes: object; readings: object }
    const files = { book: JSON.stringify(book) }
    const engine = compile(book as RuleBook & { readonly routes: Record<string, object> })
    const summer = Date.parse("2026-07-01T08:00:00Z")
    const ask = { market: "QA", service: "nextDay", now: summer }
    const question = "quote --book book --market QA --service nextDay --now 2026-07-01T08:00:00Z"
    const from = localDate("2026-09-14")

    expect(await asJson(question, { files })).toEqual(engine.quote(ask))
    expect(await asJson(`${question} --from ${from} --days 3`, { files })).toEqual(
      engine.quote({ ...ask, from, days: 3 }),
    )
    expect(await asJson(`${question} --zone Asia/Tokyo`, { files })).toEqual(
      engine.quote({ ...ask, zone: "Asia/Tokyo" }),
    )
    expect(await asJson(`${question} --route slow`, { files })).toEqual(engine.quote({ ...ask, route: "slow" }))
    const tags = ["car", "bike"]
    const bike = await asJson(`${question} --tag car --tag bike`, { files })
    expect(bike).toEqual(engine.quote({ ...ask, tags }))
    expect(bike).not.toEqual(engine.quote(ask))
  })

  it("reads the book as it is told, and says so", async () => {
    const reading = ["sd-cutoff-1500", "sd-delivery-alt"] as const
    const question = `quote --market AE --service sameDay --now ${afternoon} --reading ${reading.join(" --reading ")}`
    const engine = compile(gulfBook, { reading })
    expect(await asJson(question)).toEqual(engine.quote({ market: "AE", service: "sameDay", now }))
    const printed = await answered(question)
    expect(printed.startsWith("book gulf, version 1, read as sd-cutoff-1500, sd-delivery-alt\n")).toBe(true)
    expect(printed).toContain("Sun 2026-11-22  13-18   1PM-6PM   15:00     23 h 40 min  5PM-8PM")
  })

  it("lists the engine's answers with their names unless a market and a service are said", async () => {
    const engine = compile(gulfBook)
    const both = ["AE", "QA"] as const
    expect(await asJson(`quote --service sameDay --now ${afternoon}`)).toEqual(
      both.map((market) => ({
        market,
        service: "sameDay",
        answer: engine.quote({ market, service: "sameDay", now }),
      })),
    )
  })
})

describe("a part of the book", () => {
  it("is as many markets and services as are said, each once", async () => {
    const headings = async (command: string) =>
      (await answered(command, { clock: afternoon })).match(/^[\w, ]+ (sameDay|nextDay|onDemand)$/gm)
    expect(await headings("quote --market QA --market AE --service nextDay --service sameDay --market QA")).toEqual([
      "QA nextDay",
      "QA sameDay",
      "AE nextDay",
      "AE sameDay",
    ])
    expect(await headings("table --market AE --market QA --service sameDay")).toEqual(["AE, QA sameDay"])
  })

  it("is a list of answers where more than one is said", async () => {
    const answer = compile(gulfBook).decisionTable("sameDay", "AE")
    expect(await asJson("table --market AE --market QA --service sameDay")).toEqual([
      { market: "AE", service: "sameDay", answer },
      { market: "QA", service: "sameDay", answer },
    ])
    expect(await asJson("table --market AE --market AE --service sameDay")).toEqual(answer)
  })
})

describe("explain", () => {
  it("says of every window of a date whether it is open, or why not", async () => {
    expect(await answered(`explain --market AE --service sameDay --now ${afternoon}`)).toBe(
      [
        "book gulf, version 1",
        "",
        "AE sameDay",
        "now   2026-11-21 15:20:00 +04:00 Asia/Dubai",
        "date  Sat 2026-11-21",
        "",
        "window  code         order by  why",
        "------  -----------  --------  -------------------------------------------------",
        "11-14   slot-closed  10:00     11AM-2PM on 2026-11-21 was shut at 10:00.",
        "13-18   open         16:00     1PM-6PM on 2026-11-21 can be ordered until 16:00.",
      ].join("\n"),
    )
  })

  it("takes the market's own date for today", async () => {
    const printed = await answered("explain --service sameDay --now 2026-11-21T20:30:00Z")
    expect(printed.match(/^date .*$/gm)).toEqual(["date  Sun 2026-11-22", "date  Sat 2026-11-21"])
  })

  it("leaves the order time out where a clock change leaves nothing of the window", async () => {
    const question = "explain --book night-courier --market london --service afterMidnight --date 2026-03-29"
    const printed = await answered(`${question} --now 2026-03-28T12:00:00Z`)
    expect(printed).toMatch(/^1-2 {5}unknown-window {23}1AM-2AM on 2026-03-29 does not exist/m)
    expect(printed).toMatch(/^0-2 {5}open {12}22:00 on 2026-03-28 {2}12AM-2AM/m)
  })

  it("keeps to one window, of the services that have it", async () => {
    const engine = compile(gulfBook)
    const date = localDate("2026-11-22")
    const reasons = engine.explain({ market: "QA", service: "nextDay", now, date })
    const question = `explain --market QA --window 17-22 --date ${date} --now ${afternoon}`
    expect(await asJson(question)).toEqual([
      { market: "QA", service: "nextDay", answer: reasons.filter(({ window }) => window === "17-22") },
    ])
    expect(await answered(question)).not.toContain("sameDay")
  })

  it("answers with the engine's own reasons", async () => {
    const engine = compile(gulfBook)
    const date = localDate("2026-11-21")
    expect(await asJson(`explain --market QA --service onDemand --now ${afternoon}`)).toEqual(
      engine.explain({ market: "QA", service: "onDemand", now, date }),
    )
  })
})

describe("table", () => {
  it("prints one table for markets in which it is the same", async () => {
    const printed = await answered("table --service sameDay")
    expect(printed.match(/^(AE|QA).*$/gm)).toEqual(["AE, QA sameDay"])
    expect(printed).toContain("16:00-24:00  noon     tomorrow  none           11-14, 13-18        same day: 17-22")
  })

  it("prints one for each where it is not", async () => {
    const printed = await answered("table --service sameDay --reading sd-delivery-alt")
    expect(printed.match(/^(AE|QA).*$/gm)).toEqual(["AE sameDay", "QA sameDay"])
    expect(printed).toContain("same day: 17-20")
    expect(printed).toContain("same day: 17-21")
  })

  it("answers with the engine's own rows", async () => {
    expect(await asJson("table --market QA --service onDemand")).toEqual(
      compile(gulfBook).decisionTable("onDemand", "QA"),
    )
  })
})

describe("diff", () => {
  const sooner = {
    pickup: [gulfBook.services.sameDay.pickup[0], { ...gulfBook.services.sameDay.pickup[1], orderBy: "15:00" }],
  }
  const files = {
    gulf1: json({}),
    gulf2: json({ version: "2", services: { sameDay: { ...sooner, bands: { noon: "15:00" } } } }),
    shorter: json({ services: { onDemand: { pickup: { last: "20:00" } } } }),
    stricter: json({ horizonDays: 29 }),
    later: json({ markets: { QA: { services: { nextDay: { delivery: { leadDays: 2 } } } } } }),
    turned: json({ services: { sameDay: { pickup: [...gulfBook.services.sameDay.pickup].reverse() } } }),
    fewer: json({ markets: { QA: null }, services: { onDemand: null }, readings: null }),
  }
  const differing = async (command: string, machine: Machine = { files }) => {
    const { code, printed, complaints } = await typed(words(command), machine)
    expect([code, complaints]).toEqual([1, ""])
    return printed
  }

  it("says nothing of equal books and ends with 0", async () => {
    expect(await answered("diff gulf gulf1", { files })).toBe("")
    expect(await asJson("diff gulf1 gulf", { files })).toEqual([])
  })

  it("says what changes and what that means, and ends with 1", async () => {
    expect(await differing("diff gulf gulf2")).toBe(
      [
        'changed    version: "1" → "2"',
        'changed    services.sameDay.bands.noon: "16:00" → "15:00"',
        'changed    services.sameDay.pickup[13-18].orderBy: "16:00" → "15:00"',
        "",
        "On an ordinary day:",
        "AE, QA sameDay 15:00-16:00: earliest date today → tomorrow; pick-up today loses 13-18",
      ].join("\n"),
    )
  })

  it("joins the times between which the same windows come and go", async () => {
    const lines = (await differing("diff gulf shorter")).split("\n")
    expect(lines.filter((line) => line.startsWith("AE"))).toEqual([
      "AE, QA onDemand 00:00-20:00: pick-up today loses 21; pick-up other days loses 21; delivery loses before-23",
      "AE, QA onDemand 20:00-21:00: earliest date today → tomorrow; pick-up today loses 21; pick-up other days loses 21; " +
        "delivery loses before-23 and gains before-11 … before-22 (12)",
      "AE, QA onDemand 21:00-24:00: pick-up other days loses 21; delivery loses before-23",
    ])
  })

  it("says where a delivery comes later, and where windows change places", async () => {
    expect(await differing("diff gulf later")).toContain("\nQA nextDay 00:00-24:00: delivery next day → 2 days later")
    const turned = await differing("diff gulf turned")
    expect(turned).toContain("reordered  services.sameDay.pickup: 11-14, 13-18 → 13-18, 11-14\n")
    expect(turned).toContain(
      "AE, QA sameDay 00:00-10:00: pick-up today in another order; pick-up other days in another order\n",
    )
  })

  it("compares what both books have, and says when nothing follows", async () => {
    const fewer = await differing("diff gulf fewer")
    expect(fewer).toContain(`removed    markets.QA: ${JSON.stringify(gulfBook.markets.QA)}\n`)
    expect(fewer).toMatch(/An ordinary day stays as it is\.$/)
    expect(await differing("diff fewer gulf")).toContain(
      `added      markets.QA: ${JSON.stringify(gulfBook.markets.QA)}\n`,
    )
  })

  it("prints the changes themselves as JSON", async () => {
    const printed = await differing("diff gulf gulf2 --json")
    expect(JSON.parse(printed)).toEqual(diffBooks(gulfBook, JSON.parse(files.gulf2)))
  })

  it("reads one of the books from standard input", async () => {
    expect(await answered("diff gulf -", { input: files.gulf1 })).toBe("")
    expect(await differing("diff - gulf", { input: files.stricter })).toBe(
      "changed    horizonDays: 29 → 30\n\nAn ordinary day stays as it is.",
    )
  })
})

describe("book", () => {
  it("prints a book that comes with the package, for another to begin with", async () => {
    const input = await answered("book --book london-bakery")
    expect(JSON.parse(input)).toEqual(londonBakeryBook)
    expect(await answered("diff london-bakery -", { input })).toBe("")
  })

  it("prints it as it is read, so that what a reading changes can be told", async () => {
    const input = await answered("book --reading od-cap-2200")
    const { code, printed } = await typed(words("diff gulf -"), { input })
    expect(code).toBe(1)
    expect(printed).toMatch(/^changed {4}services.onDemand.delivery.notAfter: "24:00" → "22:00"\n\n/)
  })
})

describe("a book", () => {
  it("is read from a file or from standard input, with a byte order mark too", async () => {
    const input = `\uFEFF${json({ id: "mine" })}`
    expect(await answered("table --book -", { input })).toMatch(/^book mine, version 1\n/)
    expect(await answered("table --book mine.json", { files: { "mine.json": input } })).toMatch(/^book mine, /)
  })

  it("is complained of where it says what is seldom meant, and asked all the same", async () => {
    const files = { odd: json({ services: { sameDay: { bands: { noon: "15:00" } } } }) }
    const { code, printed, complaints } = await typed(words("table --book odd"), { files })
    expect([code, printed !== ""]).toEqual([0, true])
    expect(complaints).toBe("odd: warning: services.sameDay.bands begin the last band while a window is still open")
  })
})

it("blames a zone that a hint has hidden on the book, not on --zone", async () => {
  const files = { lost: json({ markets: { AE: { zone: "Mars/Olympus" } } }) }
  const { code, complaints } = await typed(words("quote --book lost --now 1970-01-01T00:00:00Z"), { files })
  expect(code).toBe(2)
  expect(complaints).toMatch(/^mersal-slots: the book's zone Mars\/Olympus is not an IANA time zone$/m)
})

const files = {
  torn: '{\n  "id": "torn",\n}',
  two: json({
    horizonDays: -1,
    services: { sameDay: { pickup: [{ id: "a", start: "9", end: "10:00", orderBy: "09:00" }] } },
  }),
  list: "[]",
  wide: new Uint8Array(Buffer.from("{}", "utf16le")),
  latin: new Uint8Array(Buffer.from('{ "id": "caf\u00E9" }', "latin1")),
  level: `${"[".repeat(100)}1${"]".repeat(100)}`,
  deep: `${"[".repeat(101)}1${"]".repeat(101)}`,
  deepest: `${"[".repeat(100_000)}1${"]".repeat(100_000)}`,
  clash: json({
    readings: {
      soon: { services: { onDemand: { delivery: { notAfter: "09:30" } } } },
      late: { services: { onDemand: { pickup: { first: "10:00" } } } },
    },
  }),
  plain: json({ readings: null, routes: null }),
}

describe("without an answer it says why in a line, and ends with 2:", () => {
  it.each([
    ["", "a command is missing: quote, explain, table, diff or book; see --help"],
    ["sell", "unknown command sell; there are quote, explain, table, diff and book; see --help"],
    ["toString", "unknown command toString; there are quote, explain, table, diff and book; see --help"],
    ["quote mine.json", "quote takes no mine.json; a book is named with --book"],
    ["quote --date 2026-11-21", "quote takes no --date"],
    ["table --now 2026-11-21T16:00:00Z", "table takes no --now"],
    ["diff gulf gulf --reading nd-alt", "diff takes no --reading"],
    ["diff gulf", "diff takes two books, not 1"],
    ["diff gulf gulf gulf", "diff takes two books, not 3"],
    ["diff - -", "only one of the two books can be read from standard input"],
    ["quote --marker AE", "Unknown option '--marker'"],
    ["quote --market", "Option '--market <value>' argument missing"],
    ["quote --json=yes", "Option '--json' does not take an argument"],
    ["quote --market SA", "unknown market SA; the book has AE, QA"],
    ["quote --market constructor", "unknown market constructor; the book has AE, QA"],
    ["quote --service sameday", "unknown service sameday; the book has sameDay, nextDay, onDemand"],
    ["quote --book plain --reading nd-alt", "unknown reading nd-alt; the book has none"],
    ["quote --book plain --route old-to-new", "unknown route old-to-new; the book has none"],
    ["quote --route old", "unknown route old; the book has dubai-abudhabi, new-to-new, al-ain-rak, old-to-new"],
    [
      "table --book clash --reading soon --reading late",
      "the book in these readings is not a rule book\n" +
        "  readings.soon+late.services.onDemand.delivery.notAfter is not after the first pick-up",
    ],
    ["explain --service sameDay --window 9", "unknown window 9; sameDay has 11-14, 13-18"],
    [
      "explain --service sameDay --service nextDay --window 9",
      "unknown window 9; the book has 11-14, 13-18, 12-17, 17-22",
    ],
    ["quote --now 2026-11-21", "--now 2026-11-21 is not an instant such as 2026-11-21T16:00:00+04:00"],
    [
      "quote --now 2026-11-21T16:00:00",
      "--now 2026-11-21T16:00:00 is not an instant such as 2026-11-21T16:00:00+04:00",
    ],
    ["quote --from 2026-02-30", "--from 2026-02-30 is not a date such as 2026-12-31"],
    ["explain --date today", "--date today is not a date such as 2026-12-31"],
    ["quote --now 9999-01-01T00:00:00Z", "--now 9999-01-01T00:00:00Z is not within the years 0100 to 9899"],
    ["quote --now 9900-01-01T00:00:00Z", "--now 9900-01-01T00:00:00Z is not within the years 0100 to 9899"],
    ["quote --now 0099-12-31T23:59:59Z", "--now 0099-12-31T23:59:59Z is not within the years 0100 to 9899"],
    ["quote --from 9999-12-31", "--from 9999-12-31 is not within the years 0100 to 9899"],
    ["explain --date 0001-01-01", "--date 0001-01-01 is not within the years 0100 to 9899"],
    ["quote --days 1.5", "--days 1.5 is not a whole number from 1"],
    ["quote --days 0", "--days 0 is not a whole number from 1"],
    ["quote --days 5000", `--days is not a whole number from 1 to ${longestHorizonDays}: 5000`],
    ["quote --days -1", "--days takes a whole number from 1, write --days=1"],
    ["quote --days=-1", "--days -1 is not a whole number from 1"],
    ["quote --from --days 1", "--from takes a date such as 2026-12-31, write --from=2026-12-31"],
    ["quote --market --json", "--market has no value; one that begins with a dash is written --market=-…"],
    ["quote --tag=", "--tag is followed by an empty text"],
    ["quote --now 2026-11-21T16:00:00Z --now 2026-11-21T17:00:00Z", "--now can be said once only"],
    ["explain --window 17-22 --window 12-17", "--window can be said once only"],
    ["quote --zone Mars/Olympus", "--zone Mars/Olympus is not an IANA time zone"],
    ["quote --book none.json", "cannot read none.json: ENOENT: no such file or directory, open 'none.json'"],
    ["quote --book torn", "torn:3:1: Expected double-quoted property name"],
    ["diff gulf torn", "torn:3:1: Expected double-quoted property name"],
    ["quote --book -", "standard input:1:1: Unexpected end of JSON input"],
    ["quote --book wide", "wide is not JSON in UTF-8; save it in that encoding"],
    ["quote --book latin", "latin is not JSON in UTF-8; save it in that encoding"],
    ["quote --book deep", "deep is nested more than 100 levels deep"],
    ["quote --book deepest", "deepest is nested more than 100 levels deep"],
    ["quote --book level", "level is not a rule book\n  the book is not an object"],
    ["quote --book list", "list is not a rule book\n  the book is not an object"],
    [
      "quote --book two",
      `two is not a rule book\n  horizonDays is not a whole number from 0 to ${longestHorizonDays}\n` +
        "  services.sameDay.pickup[0].start is not a time from 00:00 to 24:00",
    ],
  ])("%s", async (command, complaint) => {
    const ended = await typed(words(command), { files, clock: afternoon })
    expect(ended).toEqual({ code: 2, printed: "", complaints: `mersal-slots: ${complaint}` })
  })
})

describe("a file larger than any book", () => {
  it("is read no further than 16 MB", async () => {
    const megabyte = new Uint8Array(1_000_000).fill(32)
    let read = 0
    function* endless() {
      for (;;) {
        read++
        yield megabyte
      }
    }
    const { code, complaints } = await typed(words("quote --book -"), { input: endless() })
    expect([code, read]).toEqual([2, 17])
    expect(complaints).toBe("mersal-slots: standard input is larger than 16 MB, too large for a rule book")
  })

  it("is one byte longer than what is allowed", async () => {
    const input = json({}).padEnd(16_000_000, " ")
    expect(await answered("diff gulf -", { input })).toBe("")
    expect((await typed(words("diff gulf -"), { input: `${input} ` })).complaints).toContain("larger than 16 MB")
  })
})

describe("about itself", () => {
  it("tells a fault of its own in a line", async () => {
    const complaints: string[] = []
    const surroundings = {
      now: () => now,
      version: () => {
        throw new TypeError("version is undefined")
      },
      readFile: () => {
        throw new Error("not read")
      },
      readInput: () => {
        throw new Error("not read")
      },
      print: () => {},
      complain: (text: string) => complaints.push(text),
    }
    expect(await run(["--version"], surroundings)).toBe(2)
    expect(complaints).toEqual(["mersal-slots: version is undefined"])
  })

  it("prints its version and its help", async () => {
    expect(await answered("--version")).toBe("mersal-slots 1.2.3")
    expect(await answered("--help")).toContain("mersal-slots explain")
    expect(await answered("quote --market SA -h")).toBe(await answered("--help"))
    expect(await answered("help")).toBe(await answered("--help"))
  })

  it("helps with options that there are", async () => {
    const help = await answered("--help")
    const named = new Set([...help.matchAll(/--\w+/g)].map(([option]) => option))
    expect(named.size).toBe(15)
    for (const option of named)
      expect((await typed(["table", `${option}=1`])).complaints).not.toContain("Unknown option")
  })
})
