import { type MarketId, marketIds, markets } from "@mersal/domain/market/market"
import { money } from "@mersal/domain/money/money"
import { heldIn } from "@mersal/domain/payment/cash-handover"
import type { BooksService } from "@mersal/domain/ports/driving/books-service"
import { expectThat, must } from "./expectation.ts"
import type { Cast, Story } from "./story.ts"

/** What the cash ledger has for the day's drivers, in minor units of each currency, and what is wrong with it. */
export interface CashHandedIn {
  readonly handedIn: Readonly<Record<string, number>>
  /** What drivers still have when all have handed in. */
  readonly left: Readonly<Record<string, number>>
  readonly faults: readonly string[]
}

/**
 * At the end every driver hands the desk what he took: before that the books must have exactly this amount with him,
 * and afterwards nothing.
 */
export async function handInCash(stories: readonly Story[], cast: Cast): Promise<CashHandedIn> {
  const faults: string[] = []
  const handedIn: Record<string, number> = {}
  const left: Record<string, number> = {}
  const { books } = await cast.desk[1].services()
  for (const market of marketIds) {
    const { currency } = markets[market]
    const before = await heldByAccount(books, market)
    for (const driver of cast.drivers[market]) {
      const taken = cashOfDriver(stories, driver.id)
      const held = before.get(driver.id) ?? 0
      if (held !== taken) faults.push(`${driver.name} took ${taken}, and the books say ${held}`)
      if (held > 0) await handOver(books, market, driver.id, held)
      handedIn[currency] = (handedIn[currency] ?? 0) + Math.max(held, 0)
    }
    const after = await heldByAccount(books, market)
    for (const { id, name } of cast.drivers[market]) {
      const still = after.get(id) ?? 0
      left[currency] = (left[currency] ?? 0) + still
      if (still !== 0) faults.push(`${name} has handed in everything and still has ${still}`)
    }
    if (sum(after) !== sum(before)) faults.push(`handing in turned ${sum(before)} into ${sum(after)} in ${market}`)
    const { documents } = await must(books.dayReport({ market, date: null }), `The day's report of ${market}`)
    for (const { kind, hasGap } of documents) if (hasGap) faults.push(`${market}: numbers of ${kind} have a gap`)
  }
  return { handedIn, left, faults }
}

/** Sent twice, as after a lost answer: it counts once. */
async function handOver(books: BooksService, market: MarketId, driver: string, held: number): Promise<void> {
  const request = {
    id: `robot-${crypto.randomUUID()}`,
    driver,
    amount: money(held, markets[market].currency),
    reason: "",
  }
  const first = await must(books.handOver(request), "Handing in cash")
  const again = await must(books.handOver(request), "Handing in cash, sent again")
  expectThat(first.at === again.at && again.amount.minor === held, "Cash that is handed in twice is handed in once")
}

/** What drivers and the desk hold, in minor units; the desk's under "". */
async function heldByAccount(books: BooksService, market: MarketId): Promise<ReadonlyMap<string, number>> {
  const { accounts } = await must(books.cash({ market, date: null }), `The cash of ${market}`)
  return new Map(accounts.map((account) => [account.driver ?? "", heldIn(account)]))
}

const cashOfDriver = (stories: readonly Story[], id: string): number =>
  stories
    .flatMap(({ cash }) => cash)
    .reduce((total, { driver, amount }) => total + (driver === id ? amount.minor : 0), 0)

const sum = (held: ReadonlyMap<string, number>): number => [...held.values()].reduce((total, minor) => total + minor, 0)
