/**
 * The parts of docs/slot-engine.md that are generated from the Gulf book and its properties, so that the page matches
 * the engine.
 */
import { zoneNamed } from "@mersal/domain/calendar/zone"
import { gulfBook } from "@mersal/domain/schedule/books/gulf"
import { gulfContradictions } from "@mersal/domain/schedule/books/gulf-contradictions"
import { printDecisionTable } from "@mersal/domain/schedule/decision-table-text"
import { deadlineLabel, spanLabel, spanOf, timeLabel } from "@mersal/domain/schedule/labels"
import { compile } from "@mersal/domain/schedule/rule-book"
import { scheduleProperties } from "@mersal/domain/schedule/testing"

const serviceTitles = { sameDay: "Same Day", nextDay: "Next Day", onDemand: "On Demand" }

/** The page with its generated parts replaced; the rest is written by hand. */
export function slotEnginePage(page) {
  const parts = { "decision tables": decisionTables(), contradictions: contradictions(), properties: properties() }
  return Object.entries(parts).reduce((drawn, [name, part]) => withPart(drawn, name, part), page)
}

function withPart(page, name, part) {
  const [begins, ends] = [`<!-- ${name}: written by npm run docs -->\n`, `<!-- end of ${name} -->`]
  const [start, end] = [page.indexOf(begins), page.indexOf(ends)]
  if (start < 0 || end < start) throw new Error(`docs/slot-engine.md has no place for the ${name}`)
  return `${page.slice(0, start + begins.length)}\n${part}\n\n${page.slice(end)}`
}

/** The plain book's tables, and for each reading the tables that it changes. */
function decisionTables() {
  const plain = tablesOf([])
  const changed = Object.keys(gulfBook.readings).flatMap((reading) =>
    tablesOf([reading])
      .filter(({ text }) => plain.every((table) => table.text !== text))
      .map(({ title, text }) => ({ title: `${title}, read by \`${reading}\``, text })),
  )
  return [...plain, ...changed].map(({ title, text }) => `**${title}**\n\n${text}`).join("\n\n")
}

/** One table per service, or one per market if they differ. */
function tablesOf(reading) {
  const engine = compile(gulfBook, { reading })
  return Object.keys(gulfBook.services).flatMap((service) => {
    const tables = Object.keys(gulfBook.markets).map((market) => ({
      title: `${serviceTitles[service]} in ${market}`,
      text: printDecisionTable(engine.decisionTable(service, market), {
        markdown: true,
        nameOf: namesOf(engine, service, market),
      }),
    }))
    const [first, ...others] = tables
    return others.every(({ text }) => text === first.text) ? [{ ...first, title: serviceTitles[service] }] : tables
  })
}

/** The specification's names of a service's windows, by their ids: "11AM-2PM", an hour "9AM", "Before 11AM". */
function namesOf(engine, service, market) {
  const zone = zoneNamed(gulfBook.markets[market].zone)
  const [, tomorrow] = engine.quote({ market, service, now: 0, days: 2 }).days
  const isHourly = !Array.isArray(gulfBook.services[service].pickup)
  const names = new Map(
    tomorrow.slots.flatMap((slot) => [
      [slot.window, isHourly ? timeLabel(spanOf(zone, slot).start) : spanLabel(spanOf(zone, slot))],
      ...slot.delivery.options.map((option) => {
        const span = spanOf(zone, option)
        return [option.window, option.window.startsWith("before-") ? deadlineLabel(span.end) : spanLabel(span)]
      }),
    ]),
  )
  return (id) => names.get(id)
}

function contradictions() {
  const rows = gulfContradictions.map(({ id, says, because, reading, otherwise, ...rule }) => [
    id,
    says,
    because === undefined ? rule.default : `${rule.default} ${because}`,
    [reading && `\`${reading}\``, otherwise].filter(Boolean).join(". "),
  ])
  return table([["", "the specification", "the default, and why", "otherwise"], ...rows])
}

/** From the Gulf book, which has them all. */
const properties = () =>
  table([["", "what holds"], ...scheduleProperties(gulfBook).map(({ number, name }) => [number, name])])

const table = ([head, ...rows]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n")
