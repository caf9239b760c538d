import { once } from "node:events"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { Language } from "@mersal/domain/messages/language"
import { apsSimulator } from "../aps/simulator.ts"
import type { ApsAccount } from "../aps/simulator-account.ts"
import { type PipeAccount, pipeSimulator } from "../bankpipe/simulator.ts"
import { createServer } from "../node-http.ts"
import { type SimulatedBank, simulatedBank } from "./bank.ts"
import { type Exchange, formOf, jsonOf, readExchange } from "./exchange.ts"
import { type FaultBook, faultBook } from "./faults.ts"
import { homePage } from "./home-page.ts"
import { type BankMemory, noMemory } from "./memory.ts"
import { notifier } from "./notifier.ts"
import type { JournalEntry, SimulatedGateway } from "./order.ts"
import { goScript, styleSheet } from "./pages.ts"

export interface SimulatorSettings {
  /** 0 takes any free port. */
  readonly port: number
  readonly aps: ApsAccount
  readonly pipe: PipeAccount
  /** The product's clock, in milliseconds. */
  readonly now: () => number
  /** Runs work after this many milliseconds of that clock. */
  readonly after: (milliseconds: number, work: () => Promise<void>) => void
  /** The origins whose pages may post a card to Qatar's gateway. */
  readonly isShopsOrigin: (origin: string) => boolean
  readonly memory?: BankMemory
  /** Called when money has moved, before the shop hears of it. */
  readonly onEntry?: (entry: JournalEntry) => void
  /** Called for a mistake in the simulator itself. */
  readonly onError: (error: unknown) => void
}

export interface RunningSimulator {
  /** `http://127.0.0.1:PORT`: another site than localhost, not only another port (D30). */
  readonly origin: string
  readonly apsPageUrl: string
  readonly apsApiUrl: string
  readonly pipeUrl: string
  readonly bank: SimulatedBank
  readonly faults: FaultBook
  /** Sets where the shop accepts notifications, by gateway: it is known only when the shop listens. */
  readonly tellAt: (addresses: Readonly<Record<SimulatedGateway, string>>) => void
  /** Resolves when no notification is under way. */
  readonly idle: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Starts both test gateways on this machine (D30). They use the protocols of the real ones, so the product needs only
 * their addresses and keys. Rejects with Node's error if the port is taken.
 */
export async function startSimulator(settings: SimulatorSettings): Promise<RunningSimulator> {
  let addresses: Readonly<Record<SimulatedGateway, string>> | null = null
  let origin = ""
  const faults = faultBook()
  const bank = simulatedBank(settings.now, settings.memory ?? noMemory, settings.onEntry ?? (() => undefined))
  const telling = notifier((gateway) => addresses?.[gateway] ?? null, settings.after, faults)
  const parts = { bank, faults, notifier: telling, now: settings.now, after: settings.after, origin: () => origin }
  const gateways = [
    apsSimulator(parts, settings.aps),
    pipeSimulator(parts, settings.pipe, settings.isShopsOrigin),
    (exchange: Exchange) => Promise.resolve(ownPages(exchange, bank, faults)),
  ]
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const exchange = await readExchange(request, response)
    if (exchange === null) return
    for (const gateway of gateways) if (await gateway(exchange)) return
    exchange.json(404, { message: "There is nothing here" })
  }
  const server = createServer({ maxHeaderSize: 16 * 1024, requestTimeout: 30_000 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.destroy()
      settings.onError(error)
    })
  })
  server.listen(settings.port, "127.0.0.1")
  await once(server, "listening")
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    apsPageUrl: `${origin}/FortAPI/paymentPage`,
    apsApiUrl: `${origin}/FortAPI/paymentApi`,
    pipeUrl: `${origin}/pipe`,
    bank,
    faults,
    tellAt: (given) => {
      addresses = given
    },
    idle: telling.idle,
    stop: async () => {
      if (!server.listening) return
      const closed = once(server, "close")
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** The page for a person, the journal, the faults, and the files that pages load. */
function ownPages(exchange: Exchange, bank: SimulatedBank, faults: FaultBook): boolean {
  const language = exchange.query.get("lang") === "ar" ? "ar" : "en"
  switch (`${exchange.method} ${exchange.path}`) {
    case "GET /":
      exchange.html(200, homePage(language, bank, faults, null))
      return true
    case "GET /style.css":
      exchange.file("text/css; charset=utf-8", styleSheet)
      return true
    case "GET /go.js":
      exchange.file("text/javascript; charset=utf-8", goScript)
      return true
    case "GET /journal": {
      // What is due by now has happened, whether anybody asked for it or not.
      for (const { gateway, reference } of bank.orders()) bank.find(gateway, reference)
      const reference = exchange.query.get("reference")
      const entries = bank.journal().filter((entry) => reference === null || entry.reference === reference)
      exchange.json(200, { entries })
      return true
    }
    case "GET /faults":
      exchange.json(200, { faults: faults.list() })
      return true
    case "DELETE /faults":
    case "POST /faults":
      if (exchange.isCrossSite) exchange.json(403, { message: "Not from a page of another site" })
      else changeFaults(exchange, language, bank, faults)
      return true
    default:
      return false
  }
}

function changeFaults(exchange: Exchange, language: Language, bank: SimulatedBank, faults: FaultBook): void {
  const isForm = exchange.contentType.startsWith("application/x-www-form-urlencoded")
  if (exchange.method === "DELETE" || (isForm && formOf(exchange).clear !== undefined)) {
    faults.clear()
    return void (isForm ? exchange.redirect(`/?lang=${language}`) : exchange.json(200, { faults: [] }))
  }
  // A form has every field; empty ones are left out.
  const filled = isForm
    ? Object.fromEntries(Object.entries(formOf(exchange)).filter(([, value]) => value !== ""))
    : null
  const problem = faults.add(filled ?? jsonOf(exchange))
  if (isForm && problem !== null) return void exchange.html(422, homePage(language, bank, faults, problem))
  if (isForm) return void exchange.redirect(`/?lang=${language}`)
  if (problem !== null) return void exchange.json(422, { message: problem })
  exchange.json(200, { faults: faults.list() })
}
