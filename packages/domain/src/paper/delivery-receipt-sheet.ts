import { marketOfReference, spokenReference } from "../booking/order/reference.ts"
import { type Currency, markets } from "../market/market.ts"
import { bookingPapers as arabicPapers } from "../messages/ar/booking-papers.ts"
import { deliveryPaper as arabic } from "../messages/ar/delivery-paper.ts"
import { paper as arabicPaper } from "../messages/ar/paper.ts"
import { tracking as arabicTracking } from "../messages/ar/tracking.ts"
import { bookingPapers as englishPapers } from "../messages/en/booking-papers.ts"
import { deliveryPaper as english } from "../messages/en/delivery-paper.ts"
import { paper as englishPaper } from "../messages/en/paper.ts"
import { tracking as englishTracking } from "../messages/en/tracking.ts"
import type { Language } from "../messages/language.ts"
import { listed } from "../messages/listed.ts"
import { money } from "../money/money.ts"
import { amountText } from "./amount-text.ts"
import type { DeliveryReceipt, ReceiptEntry } from "./delivery-receipt.ts"
import { deliveredAt } from "./delivery-receipt.ts"
import { momentText } from "./moment-text.ts"
import { issuedBy } from "./parties.ts"
import type { Seller } from "./seller.ts"
import type { Fact, Sheet } from "./sheet.ts"
import { zonedMomentText, zonedText } from "./zoned-text.ts"

const words = {
  en: { ...english, paper: englishPaper, papers: englishPapers, reasons: englishTracking.reasons },
  ar: { ...arabic, paper: arabicPaper, papers: arabicPapers, reasons: arabicTracking.reasons },
}

/** How much of a hash is printed beside its event: enough to compare by eye; the file has all of it. */
const shownHash = 16

/**
 * A delivery receipt on paper: what happened and when, with the hash of each event, and the seal over all of them
 * (D34). Like the file it names nobody and no place. The file is what is verified; the paper says where.
 *
 * @param verifyLink the page that verifies a receipt
 */
export function deliveryReceiptSheet(
  receipt: DeliveryReceipt,
  { seller, verifyLink }: { readonly seller: Seller; readonly verifyLink: string },
  language: Language,
): Sheet {
  const { reference, links, seal } = receipt
  const market = marketOfReference(reference)
  const texts = words[language]
  const delivered = deliveredAt(receipt)
  const handOver = links.findLast(({ entry }) => entry.what === "deliver")?.entry.details.proof
  const facts: readonly Fact[] = [
    { name: texts.paper.reference, value: spokenReference(reference) },
    {
      name: texts.papers.delivered,
      value: delivered === null ? texts.papers.notDelivered : zonedMomentText(language, market, delivered),
    },
    ...(handOver === undefined ? [] : [{ name: texts.provedBy, value: proofText(String(handOver), language) }]),
  ]
  return {
    language,
    title: texts.title,
    issuer: issuedBy(seller, language),
    recipient: null,
    facts,
    tables: [
      {
        title: texts.papers.events(links.length),
        columns: [
          { title: texts.order, share: 1.3, isNumber: false },
          { title: zonedText(language, market, texts.when), share: 4, isNumber: false },
          { title: texts.what, share: 5, isNumber: false },
          { title: texts.by, share: 3, isNumber: false },
          { title: texts.hash, share: 4, isNumber: false },
        ],
        rows: links.map(({ entry, hash }) => [
          String(entry.order),
          momentText(market, entry.at),
          whatText(entry, markets[market].currency, language),
          roleText(entry.role, language),
          hash.slice(0, shownHash),
        ]),
        totals: [],
      },
    ],
    notes: [texts.sealed, texts.lastHash(links.at(-1)?.hash ?? ""), texts.seal(seal), texts.paper.noSignature],
    code: { text: verifyLink, caption: texts.scan },
  }
}

/** An event in words, with its reason, amount or proof. */
function whatText({ what, details }: ReceiptEntry, currency: Currency, language: Language): string {
  const { papers, reasons } = words[language]
  const { reason, minor, proof, date } = details
  const said = [
    (papers.what as Readonly<Record<string, string>>)[what] ?? what,
    ...(reason === undefined ? [] : [(reasons as Readonly<Record<string, string>>)[reason] ?? ""]),
    ...(typeof minor === "number" ? [amountText(language, money(minor, currency))] : []),
    ...(proof === undefined ? [] : [proofText(String(proof), language)]),
    ...(date === undefined ? [] : [String(date).split("-").toReversed().join("/")]),
  ]
  return listed[language](said.filter((part) => part !== ""))
}

const proofText = (proof: string, language: Language): string =>
  (words[language].proofs as Readonly<Record<string, string>>)[proof] ?? proof

/** Staff by their role; anybody else is the customer. */
const roleText = (role: string, language: Language): string =>
  (words[language].roles as Readonly<Record<string, string>>)[role] ?? words[language].customer
