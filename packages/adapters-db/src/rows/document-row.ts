import type { Seller } from "@mersal/domain/paper/seller"
import type { DocumentParticulars } from "@mersal/domain/payment/document-particulars"
import type { DocumentKind } from "@mersal/domain/payment/payment-document"
import type { IssuedDocument } from "@mersal/domain/ports/driven/money-books"
import * as z from "zod"
import { currencyColumn, marketColumn, oneOf, referenceColumn, wholeNumber } from "./columns.ts"

export const kindColumn = oneOf<DocumentKind>({ "tax-invoice": true, receipt: true, "credit-note": true })

const DocumentRow = z.object({
  cause: z.string(),
  entity: marketColumn,
  kind: kindColumn,
  year: wholeNumber,
  number: wholeNumber,
  booking: z.nullable(referenceColumn),
  company_id: z.nullable(z.string()),
  amount_minor: wholeNumber,
  currency: currencyColumn,
  issued_at: wholeNumber,
  particulars: z.nullable(z.string()),
  seller: z.nullable(z.string()),
})

export function readDocument(row: unknown): IssuedDocument {
  const { entity, kind, year, amount_minor, currency, issued_at, company_id, particulars, seller, ...same } =
    DocumentRow.parse(row)
  return {
    ...same,
    ...(company_id !== null && { companyId: company_id }),
    series: { entity, kind, year },
    amount: { minor: amount_minor, currency },
    at: issued_at,
    // We wrote it ourselves, in the same transaction as the document.
    particulars: particulars === null ? null : (JSON.parse(particulars) as DocumentParticulars),
    seller: seller === null ? null : (JSON.parse(seller) as Seller),
  }
}
