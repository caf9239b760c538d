import { booking as arabicBooking } from "../messages/ar/booking.ts"
import { dayReport as arabicReport } from "../messages/ar/day-report.ts"
import { paper as arabicPaper } from "../messages/ar/paper.ts"
import { booking as englishBooking } from "../messages/en/booking.ts"
import { dayReport as englishReport } from "../messages/en/day-report.ts"
import { paper as englishPaper } from "../messages/en/paper.ts"
import type { Language } from "../messages/language.ts"
import { money } from "../money/money.ts"
import { heldIn } from "../payment/cash-handover.ts"
import { amountText } from "./amount-text.ts"
import type { DayReport } from "./day-report.ts"
import { dateText } from "./moment-text.ts"
import { inOwnOrder } from "./own-order.ts"
import type { Sheet, SheetTable } from "./sheet.ts"
import { zonedMomentText } from "./zoned-text.ts"

const words = {
  en: { report: englishReport, paper: englishPaper, booking: englishBooking },
  ar: { report: arabicReport, paper: arabicPaper, booking: arabicBooking },
}

/** A day's report on paper. The caller supplies the drivers' names. */
export function dayReportSheet(
  report: DayReport,
  names: ReadonlyMap<string, string>,
  product: string,
  language: Language,
): Sheet {
  const { report: texts } = words[language]
  const { market, deliveries, money: sums, at, isClosed } = report
  return {
    language,
    title: texts.title(texts.markets[market], dateText(report.date)),
    issuer: { title: "", name: inOwnOrder(product, language), lines: [] },
    recipient: null,
    facts: [
      { name: isClosed ? texts.closed : texts.made, value: zonedMomentText(language, market, at) },
      { name: texts.onTime, value: texts.onTimeOf(deliveries.onTime, deliveries.delivered) },
      { name: texts.failedAttempts, value: String(deliveries.failedAttempts) },
      { name: texts.revenue, value: amountText(language, sums.revenue) },
      { name: texts.vatSum, value: amountText(language, sums.vat) },
      { name: texts.discounts, value: amountText(language, sums.discounts) },
      { name: texts.refunds, value: amountText(language, sums.refunds) },
    ],
    tables: [countsTable(report, language), cashTable(report, names, language), documentsTable(report, language)],
    notes: [],
    code: null,
  }
}

function countsTable({ states, types }: DayReport, language: Language): SheetTable {
  const { report, booking, paper } = words[language]
  const total = states.reduce((sum, { count }) => sum + count, 0)
  return {
    title: report.bookings,
    columns: [
      { title: report.state, share: 3, isNumber: false },
      { title: report.count, share: 1, isNumber: true },
    ],
    rows: [
      ...states.map(({ name, count }) => [report.states[name], String(count)]),
      ...types.map(({ name, count }) => [`${report.type}: ${booking.types[name]}`, String(count)]),
    ],
    totals: [{ name: paper.total, value: String(total) }],
  }
}

function cashTable({ cash }: DayReport, names: ReadonlyMap<string, string>, language: Language): SheetTable {
  const { report } = words[language]
  return {
    title: report.cash,
    columns: [
      { title: report.driver, share: 3, isNumber: false },
      ...[report.before, report.came, report.went, report.held].map((title) => ({ title, share: 2, isNumber: true })),
    ],
    rows: cash.map((account) => [
      account.driver === null ? report.desk : inOwnOrder(names.get(account.driver) ?? account.driver, language),
      ...[account.before, account.came, 0 - account.went, heldIn(account)].map((minor) =>
        amountText(language, money(minor, account.currency)),
      ),
    ]),
    totals: [],
  }
}

function documentsTable({ documents }: DayReport, language: Language): SheetTable {
  const { report, paper } = words[language]
  return {
    title: report.documents,
    columns: [
      { title: report.kind, share: 2, isNumber: false },
      { title: report.first, share: 3, isNumber: false },
      { title: report.last, share: 3, isNumber: false },
      { title: report.gaps, share: 2, isNumber: false },
      { title: report.count, share: 1, isNumber: true },
    ],
    rows: documents.map(({ kind, count, first, last, hasGap }) => [
      paper.titles[kind],
      first,
      last,
      hasGap ? report.gap : report.whole,
      String(count),
    ]),
    totals: [],
  }
}
