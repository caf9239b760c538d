import type { BookingState } from "@mersal/domain/booking/booking"
import type { Money } from "@mersal/domain/money/money"
import { handInCash } from "./cash-desk.ts"
import { type DocumentSeries, documentGaps, documentSeries } from "./document-numbers.ts"
import { expectThat, must } from "./expectation.ts"
import { type BankEntry, cashOf, moneyFaults, paperFaults } from "./money-faults.ts"
import { endOf } from "./plan/fate.ts"
import type { Traffic } from "./product-line.ts"
import type { Cast, Story } from "./story.ts"

/** The state at the end of a day, according to the product. */
export interface Audit {
  readonly bookings: number
  /** How many bookings are in each state. */
  readonly states: Readonly<Partial<Record<BookingState, number>>>
  /** In minor units of each currency. */
  readonly cash: Readonly<Record<string, number>>
  readonly byCard: Readonly<Record<string, number>>
  readonly refunded: Readonly<Record<string, number>>
  /** What drivers handed in at the end, and what the ledger has with them afterwards. */
  readonly handedIn: Readonly<Record<string, number>>
  readonly leftWithDrivers: Readonly<Record<string, number>>
  /** The documents drawn for payments and refunds. */
  readonly documents: number
  readonly series: readonly DocumentSeries[]
  /** Everything that is not as it should be; empty after a day without a fault. */
  readonly faults: readonly string[]
}

/**
 * Compares what robots did with what the product says: each booking at its end, all cash with the person who took it,
 * the bank's movements with the books; numbers of documents have no gaps, nothing is under review and nothing is
 * broken.
 */
export async function audit(
  stories: readonly Story[],
  cast: Cast,
  bank: readonly BankEntry[],
  traffic: Traffic,
): Promise<Audit> {
  const faults: string[] = traffic.broken.map((call) => `broken: ${call}`)
  const desk = await cast.desk[0].services()
  const states: Partial<Record<BookingState, number>> = {}
  const cash: Record<string, number> = {}
  const byCard: Record<string, number> = {}
  const refunded: Record<string, number> = {}
  const numbers: string[] = []

  for (const story of stories) {
    const { reference, planned } = story
    const fault = (words: string): void => {
      faults.push(`${reference ?? `booking ${planned.number}`} (${planned.fate}, ${planned.payment}): ${words}`)
    }
    if (story.broken !== null) fault(story.broken)
    if (reference === null) continue
    const file = await must(desk.operations.booking({ reference }), `The file of ${reference}`)
    const { state } = file.now
    states[state] = (states[state] ?? 0) + 1
    if (story.broken === null && state !== endOf(planned.fate)) fault(`ended as ${state}`)
    const seen = await cast.board.sees(reference, state)
    if (seen !== state) fault(`is ${state}, and the board says ${seen}`)
    if (story.broken === null) for (const { kind } of file.exceptions) fault(`is over and still an exception: ${kind}`)
    for (const words of moneyFaults(story, file, bank)) fault(words)
    for (const { amount } of cashOf(file)) count(cash, amount)
    for (const event of file.log) if (event.type === "settle") count(byCard, event.amount)
    count(refunded, file.till.refunded)
    const papers = await must(desk.documents.documents({ reference, accessToken: null }), `The papers of ${reference}`)
    for (const words of paperFaults(papers, file.till)) fault(words)
    numbers.push(...papers.map(({ number }) => number))
    const [paper] = papers
    if (paper && planned.isWatched) await openPaper(story, paper.number).catch((error) => fault(String(error)))
  }
  faults.push(...documentGaps(numbers))
  const { handedIn, left, faults: cashFaults } = await handInCash(stories, cast)
  faults.push(...cashFaults)
  const reviews = await must(desk.paymentDesk.reviews({}), "Payments under review")
  faults.push(...reviews.map(({ booking, state }) => `${booking}: a payment waits for a person (${state})`))
  return {
    bookings: stories.length,
    states,
    cash,
    handedIn,
    leftWithDrivers: left,
    byCard,
    refunded,
    documents: numbers.length,
    series: documentSeries(numbers),
    faults,
  }
}

/** Its owner can open it, in his language. */
async function openPaper({ customer, placed, planned }: Story, number: string): Promise<void> {
  const { reference, accessToken } = placed
  const asked = { reference, accessToken, number, language: planned.customer.language }
  const { bytes } = await must(customer.services.documents.printed(asked), `The paper ${number}`)
  expectThat(new TextDecoder().decode(bytes.slice(0, 5)) === "%PDF-", `The paper ${number} is a PDF`)
}

const count = (sums: Record<string, number>, { minor, currency }: Money): void => {
  sums[currency] = (sums[currency] ?? 0) + minor
}
