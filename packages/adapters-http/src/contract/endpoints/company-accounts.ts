import type { AccountEntry } from "@mersal/domain/corporate/company-account"
import type { CreditEntry } from "@mersal/domain/corporate/credit"
import type { Statement, Statements } from "@mersal/domain/corporate/statement"
import type {
  CompanyPayment,
  OwnCompany,
  PrintedStatementRequest,
  StatementRequest,
  TextFile,
} from "@mersal/domain/ports/driving/corporate-service"
import type { PrintedFile } from "@mersal/domain/ports/driving/document-service"
import * as z from "zod/mini"
import { answeredMinor } from "../answered-minor.ts"
import { defineEndpoint, emptyRequest, inData, pathAndBody, pathOnly, queryOnly } from "../endpoint.ts"
import { wireId } from "../plain-requests.ts"
import { ownCompany, wireLimit } from "../wire-company.ts"
import { minorUnits } from "../wire-delivery.ts"
import { text, wireAmount, wireInstant, wireMarket, wireMoney } from "../wire-values.ts"
import { wireFile, wireLanguage } from "./printed-file.ts"

const company = z.strictObject({ company: z.optional(wireId) })
/** A month by its name, "2026-11", of the years 2000 to 2999, which `isMonth` knows too. */
export const wireMonth = z.string().check(z.regex(/^2\d{3}-(0[1-9]|1[0-2])$/, "month"))
const named = (companyId: string | null) => (companyId === null ? {} : { company: companyId })

export const listStatements = defineEndpoint<Pick<StatementRequest, "companyId">, Statements>({
  method: "GET",
  path: "/v1.0/corporate/statements",
  request: z.codec(queryOnly(company), z.custom<Pick<StatementRequest, "companyId">>(), {
    decode: ({ query }) => ({ companyId: query.company ?? null }),
    encode: ({ companyId }) => ({ ...emptyRequest, query: named(companyId) }),
  }),
  answer: inData<Statements>(
    z.object({
      months: z.array(
        z.object({
          month: wireMonth,
          charged: wireMoney,
          vat: wireMoney,
          paid: wireMoney,
          closing: wireMoney,
          document: z.nullable(z.string()),
        }),
      ),
      lots: z.array(
        z.object({
          id: z.string(),
          companyId: z.string(),
          planId: z.string(),
          left: answeredMinor,
          expiresAt: wireInstant,
        }),
      ),
    }) as unknown as z.ZodMiniType<Statements>,
  ),
})

const wireLine = z.object({
  id: z.string(),
  companyId: z.string(),
  kind: z.enum(["booking", "give-back", "plan", "payment"]),
  for: z.string(),
  costCentre: z.nullable(z.string()),
  onAccount: wireMoney,
  vat: wireMoney,
  onCredit: wireMoney,
  at: wireInstant,
  month: wireMonth,
}) as unknown as z.ZodMiniType<AccountEntry>

const wireCredit = z.codec(
  z.object({
    id: z.string(),
    companyId: z.string(),
    kind: z.enum(["purchase", "draw", "give-back", "expiry"]),
    lotId: z.string(),
    amount: answeredMinor,
    for: z.string(),
    at: wireInstant,
    expiresAt: z.nullable(wireInstant),
  }),
  z.custom<CreditEntry>(),
  {
    decode: ({ amount, ...entry }) => ({ ...entry, minor: amount }),
    encode: ({ minor, ...entry }) => ({ ...entry, amount: minor }),
  },
)

const ofMonth = z.codec(
  z.object({ params: z.strictObject({ month: wireMonth }), query: company, headers: z.object({}), body: z.unknown() }),
  z.custom<StatementRequest>(),
  {
    decode: ({ params, query }) => ({ month: params.month, companyId: query.company ?? null }),
    encode: (request) => ({
      ...emptyRequest,
      params: { month: request.month },
      query: named(request.companyId),
    }),
  },
)

const wireNamedCompany = z.codec(
  z.object({ id: z.string(), dom: wireMarket, name: z.string(), taxNumber: z.string() }),
  z.custom<Statement["company"]>(),
  {
    decode: ({ dom, ...company }) => ({ market: dom, ...company }),
    encode: ({ market, ...company }) => ({ dom: market, ...company }),
  },
)

export const showStatement = defineEndpoint<StatementRequest, Statement>({
  method: "GET",
  path: "/v1.0/corporate/statements/:month",
  request: ofMonth,
  answer: inData<Statement>(
    z.object({
      month: wireMonth,
      company: wireNamedCompany,
      opening: wireMoney,
      lines: z.array(wireLine),
      charged: wireMoney,
      vat: wireMoney,
      paid: wireMoney,
      closing: wireMoney,
      document: z.nullable(z.string()),
      credit: z.array(wireCredit),
    }) as unknown as z.ZodMiniType<Statement>,
  ),
})

/** A spreadsheet file, as its bytes. */
export const wireTextFile = z.object({
  type: z.literal("text/csv; charset=utf-8"),
  bytes: z.codec(z.custom<Uint8Array | string>(), z.string(), {
    decode: (bytes) => (typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes)),
    encode: (text) => text,
  }),
  name: z.string(),
}) as unknown as z.ZodMiniType<TextFile>

export const printStatement = defineEndpoint<StatementRequest, TextFile>({
  method: "GET",
  path: "/v1.0/corporate/statements/:month/csv",
  request: ofMonth,
  answer: wireTextFile,
})

const printedMonth = z.codec(
  z.object({
    params: z.strictObject({ month: wireMonth }),
    query: z.strictObject({ company: z.optional(wireId), language: wireLanguage }),
    headers: z.object({}),
    body: z.unknown(),
  }),
  z.custom<PrintedStatementRequest>(),
  {
    decode: ({ params, query }) => ({
      month: params.month,
      companyId: query.company ?? null,
      language: query.language ?? null,
    }),
    encode: (request) => ({
      ...emptyRequest,
      params: { month: request.month },
      query: { ...named(request.companyId), ...(request.language !== null && { language: request.language }) },
    }),
  },
)

export const printStatementSheet = defineEndpoint<PrintedStatementRequest, PrintedFile>({
  method: "GET",
  path: "/v1.0/corporate/statements/:month/pdf",
  request: printedMonth,
  answer: wireFile,
})

export const printInvoice = defineEndpoint<PrintedStatementRequest, PrintedFile>({
  method: "GET",
  path: "/v1.0/corporate/statements/:month/invoice",
  request: printedMonth,
  answer: wireFile,
})

export const readCompanyFile = defineEndpoint<{ readonly id: string }, OwnCompany>({
  method: "GET",
  path: "/v1.0/corporate/companies/:id",
  request: z.codec(pathOnly(z.strictObject({ id: wireId })), z.custom<{ readonly id: string }>(), {
    decode: ({ params }) => params,
    encode: ({ id }) => ({ ...emptyRequest, params: { id } }),
  }),
  answer: ownCompany,
})

type LimitChange = { readonly id: string; readonly minor: number }

export const setCreditLimit = defineEndpoint<LimitChange, OwnCompany>({
  method: "PUT",
  path: "/v1.0/corporate/companies/:id/limit",
  request: z.codec(
    pathAndBody(z.strictObject({ id: wireId }), z.strictObject({ limit: wireLimit })),
    z.custom<LimitChange>(),
    {
      decode: ({ params, body }) => ({ id: params.id, minor: minorUnits(body.limit) }),
      encode: ({ id, minor }) => ({ ...emptyRequest, params: { id }, body: { limit: minor / 100 } }),
    },
  ),
  answer: ownCompany,
})

export const recordCompanyPayment = defineEndpoint<CompanyPayment, OwnCompany>({
  method: "POST",
  path: "/v1.0/corporate/companies/:id/payments",
  request: z.codec(
    pathAndBody(
      z.strictObject({ id: wireId }),
      z.strictObject({ reference: text(100).check(z.regex(/\S/)), amount: wireAmount.check(z.gt(0)) }),
    ),
    z.custom<CompanyPayment>(),
    {
      decode: ({ params, body }) => ({
        id: params.id,
        reference: body.reference,
        minor: minorUnits(body.amount),
      }),
      encode: ({ id, reference, minor }) => ({
        ...emptyRequest,
        params: { id },
        body: { reference, amount: minor / 100 },
      }),
    },
  ),
  answer: ownCompany,
})
