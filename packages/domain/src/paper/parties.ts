import { paper as arabic } from "../messages/ar/paper.ts"
import { paper as english } from "../messages/en/paper.ts"
import type { Language } from "../messages/language.ts"
import type { DocumentKind, DocumentSeries } from "../payment/payment-document.ts"
import { inOwnOrder } from "./own-order.ts"
import type { Seller } from "./seller.ts"
import type { Party } from "./sheet.ts"

const words = { en: english, ar: arabic }

/** The title of a document; where VAT is charged, a credit note is a tax credit note. */
export function titleOf({ entity, kind }: DocumentSeries, language: Language): string {
  const { titles, taxCreditNote } = words[language]
  return kind === "credit-note" && entity === "AE" ? taxCreditNote : titles[kind]
}

/** The issuer, as a paper's head shows it. */
export const issuedBy = ({ name, address, taxNumber }: Seller, language: Language): Party => ({
  title: "",
  name: inOwnOrder(name, language),
  lines: [...(address === "" ? [] : [inOwnOrder(address, language)]), ...taxLines(taxNumber, language)],
})

/** The addressee of a paper of this kind. */
export const issuedTo = (
  { name, taxNumber }: { readonly name: string; readonly taxNumber: string },
  kind: DocumentKind | "statement",
  language: Language,
): Party => ({
  title: words[language].billedTo[kind],
  name: inOwnOrder(name, language),
  lines: taxLines(taxNumber, language),
})

const taxLines = (taxNumber: string, language: Language): readonly string[] =>
  taxNumber === "" ? [] : [words[language].taxNumber(taxNumber)]
