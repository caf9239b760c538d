import type { LocalDate } from "@mersal/domain/calendar/local-date"
import { daysBetween } from "@mersal/domain/calendar/local-date"
import type { Language } from "@mersal/domain/messages/language"
import type { DayReport } from "@mersal/domain/paper/day-report"
import { exportKinds } from "@mersal/domain/paper/export-kind"
import { type CashHandover, longestReason, mostHandedOver } from "@mersal/domain/payment/cash-handover"
import type {
  CashDay,
  DayRequest,
  ExportFile,
  ExportRequest,
  HandoverRequest,
} from "@mersal/domain/ports/driving/books-service"
import type { PrintedFile } from "@mersal/domain/ports/driving/document-service"
import * as z from "zod/mini"
import { answeredMinor } from "../answered-minor.ts"
import { bodyOnly, defineEndpoint, emptyRequest, inData, queryOnly } from "../endpoint.ts"
import { wireState } from "../wire-state.ts"
import { text, wireAmount, wireBookingType, wireDate, wireInstant, wireMarket, wireMoney } from "../wire-values.ts"
import { wireFile, wireLanguage } from "./printed-file.ts"

const day = { date: z.optional(wireDate), domain: wireMarket }

const dayRequest = z.codec(queryOnly(z.strictObject(day)), z.custom<DayRequest>(), {
  decode: ({ query }) => ({ market: query.domain, date: query.date ?? null }),
  encode: ({ market, date }) => ({ ...emptyRequest, query: { domain: market, ...(date !== null && { date }) } }),
})

const cashAccount = {
  driver: z.nullable(z.string()),
  currency: z.enum(["AED", "QAR"]),
  before: answeredMinor,
  came: answeredMinor,
  went: answeredMinor,
}

const handover = {
  id: z.string(),
  driver: z.string(),
  amount: wireMoney,
  difference: wireMoney,
  reason: z.string(),
  takenBy: z.string(),
  at: wireInstant,
}

const WireHandover = z.object(handover)

/** GET /operations/cash: the cash that drivers and the desk have, and its movements on a day. */
export const cashDay = defineEndpoint<DayRequest, CashDay>({
  method: "GET",
  path: "/v1.0/operations/cash",
  request: dayRequest,
  answer: inData<CashDay>(
    z.object({
      date: wireDate,
      accounts: z.array(z.object({ ...cashAccount, name: z.string() })),
      handovers: z.array(z.object({ ...handover, name: z.string() })),
      givers: z.array(z.object({ id: z.string(), name: z.string(), isGone: z.boolean() })),
      differences: wireMoney,
    }) as unknown as z.ZodMiniType<CashDay>,
  ),
})

const wireReason = text(longestReason)

/** POST /operations/cash/handovers: cash that a driver hands over, once for each id. */
export const handOverCash = defineEndpoint<HandoverRequest, CashHandover>({
  method: "POST",
  path: "/v1.0/operations/cash/handovers",
  request: z.codec(
    bodyOnly(
      z.strictObject({
        id: z.string().check(z.regex(/^[\w-]{8,64}$/)),
        driver: text(64),
        amount: z.strictObject({
          amount: wireAmount.check(z.gte(0), z.lte(mostHandedOver / 100)),
          cur: z.enum(["AED", "QAR"]),
        }),
        reason: z.optional(wireReason),
      }),
    ),
    z.custom<HandoverRequest>(),
    {
      decode: ({ body: { id, driver, amount, reason } }) => ({
        id,
        driver,
        amount: { minor: Math.round(amount.amount * 100), currency: amount.cur },
        reason: reason ?? "",
      }),
      encode: ({ id, driver, amount, reason }) => ({
        ...emptyRequest,
        body: {
          id,
          driver,
          amount: { amount: amount.minor / 100, cur: amount.currency },
          ...(reason !== "" && { reason }),
        },
      }),
    },
  ),
  answer: inData<CashHandover>(WireHandover as unknown as z.ZodMiniType<CashHandover>),
})

const count = z.number()

const WireReport = z.object({
  domain: wireMarket,
  date: wireDate,
  at: wireInstant,
  isClosed: z.boolean(),
  states: z.array(z.object({ name: wireState, count })),
  types: z.array(z.object({ name: wireBookingType, count })),
  deliveries: z.object({ delivered: count, onTime: count, failedAttempts: count }),
  money: z.object({ revenue: wireMoney, vat: wireMoney, discounts: wireMoney, refunds: wireMoney }),
  cash: z.array(z.object(cashAccount)),
  documents: z.array(
    z.object({
      kind: z.enum(["tax-invoice", "receipt", "credit-note"]),
      count,
      first: z.string(),
      last: z.string(),
      hasGap: z.boolean(),
    }),
  ),
})

/** Closed days are stored with their `market`. */
const wireReport = z.codec(WireReport, z.custom<DayReport>(), {
  decode: ({ domain, ...figures }) => ({ market: domain, ...figures }) as unknown as DayReport,
  encode: ({ market, ...figures }) => ({ domain: market, ...figures }) as unknown as z.output<typeof WireReport>,
})

/** GET /operations/reports/day: a market's day in figures. */
export const dayReport = defineEndpoint<DayRequest, DayReport>({
  method: "GET",
  path: "/v1.0/operations/reports/day",
  request: dayRequest,
  answer: inData<DayReport>(wireReport),
})

type PrintedDayRequest = DayRequest & { readonly language: Language | null }

/** GET /operations/reports/day.pdf: the same as a PDF. */
export const printDay = defineEndpoint<PrintedDayRequest, PrintedFile>({
  method: "GET",
  path: "/v1.0/operations/reports/day.pdf",
  request: z.codec(queryOnly(z.strictObject({ ...day, language: wireLanguage })), z.custom<PrintedDayRequest>(), {
    decode: ({ query }) => ({ market: query.domain, date: query.date ?? null, language: query.language ?? null }),
    encode: ({ market, date, language }) => ({
      ...emptyRequest,
      query: { domain: market, ...(date !== null && { date }), ...(language !== null && { language }) },
    }),
  }),
  answer: wireFile,
})

/** POST /operations/reports/day/closing: keeps the report of a past day. */
export const closeDay = defineEndpoint<DayRequest, DayReport>({
  method: "POST",
  path: "/v1.0/operations/reports/day/closing",
  request: z.codec(bodyOnly(z.strictObject({ date: wireDate, domain: wireMarket })), z.custom<DayRequest>(), {
    decode: ({ body }) => ({ market: body.domain, date: body.date }),
    encode: ({ market, date }) => ({ ...emptyRequest, body: { domain: market, date: date as LocalDate } }),
  }),
  answer: inData<DayReport>(wireReport),
})

/** At most 366 days. */
const isSpan = ({ from, to }: { readonly from: LocalDate; readonly to: LocalDate }): boolean =>
  daysBetween(from, to) >= 0 && daysBetween(from, to) <= 365

/** GET /operations/exports/:kind: rows as CSV. */
export const exportRows = defineEndpoint<ExportRequest, ExportFile>({
  method: "GET",
  path: "/v1.0/operations/exports/:kind",
  request: z.codec(
    z.object({
      params: z.strictObject({ kind: z.enum(exportKinds.map((kind) => `${kind}.csv` as const)) }),
      query: z
        .strictObject({ from: wireDate, to: wireDate, domain: wireMarket })
        .check(z.refine(isSpan, { path: ["to"], error: "span" })),
      headers: z.object({}),
      body: z.unknown(),
    }),
    z.custom<ExportRequest>(),
    {
      decode: ({ params, query: { from, to, domain } }) => ({
        kind: params.kind.slice(0, -".csv".length) as ExportRequest["kind"],
        market: domain,
        from,
        to,
      }),
      encode: ({ kind, market, from, to }) => ({
        ...emptyRequest,
        params: { kind: `${kind}.csv` as const },
        query: { domain: market, from, to },
      }),
    },
  ),
  answer: z.object({
    name: z.string(),
    lines: z.custom<AsyncIterable<string>>(),
  }) as unknown as z.ZodMiniType<ExportFile>,
})
