import { longestBulkFile } from "@mersal/domain/corporate/bulk-order"
import type { BulkReport, BulkRequest, TextFile } from "@mersal/domain/ports/driving/corporate-service"
import * as z from "zod/mini"
import { defineEndpoint, emptyRequest, inData } from "../endpoint.ts"
import { nothingAsked } from "../plain-requests.ts"
import { text, wireDate, wireInstant, wireMoney, wireReference } from "../wire-values.ts"
import { wireTextFile } from "./company-accounts.ts"

export const bookInBulk = defineEndpoint<BulkRequest, BulkReport>({
  method: "POST",
  path: "/v1.0/corporate/bulk",
  request: z.codec(
    z.object({
      params: z.strictObject({}),
      // If the body is the file itself, the query says whether to book it.
      query: z.strictObject({ confirm: z.optional(z.enum(["true", "false"])) }),
      headers: z.object({}),
      body: z.strictObject({ csv: text(longestBulkFile), confirm: z.optional(z.boolean()) }),
    }),
    z.custom<BulkRequest>(),
    {
      decode: ({ query, body }) => ({ csv: body.csv, isConfirmed: body.confirm ?? query.confirm === "true" }),
      encode: ({ csv, isConfirmed }) => ({ ...emptyRequest, body: { csv, confirm: isConfirmed } }),
    },
  ),
  answer: inData<BulkReport>(
    z.object({
      isBooked: z.boolean(),
      rows: z.array(
        z.object({
          row: z.int(),
          reference: z.nullable(wireReference),
          isKnown: z.boolean(),
          price: z.nullable(wireMoney),
          pickup: z.nullable(z.object({ date: wireDate, window: z.string(), start: wireInstant })),
          faults: z.array(z.object({ column: z.nullable(z.string()), problem: z.string() })),
        }),
      ),
    }) as unknown as z.ZodMiniType<BulkReport>,
  ),
})

export const bulkTemplate = defineEndpoint<Record<never, never>, TextFile>({
  method: "GET",
  path: "/v1.0/corporate/bulk/template",
  request: nothingAsked,
  answer: wireTextFile,
})
