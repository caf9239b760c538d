import type { SimulatedGatewayPages, SimulatorParts } from "../simulated-bank/parts.ts"
import type { ApsAccount } from "./simulator-account.ts"
import { apsCommands } from "./simulator-commands.ts"
import { apsMessages } from "./simulator-messages.ts"
import { apsPages } from "./simulator-pages.ts"
import { apsPayments } from "./simulator-payments.ts"

/** The part of Amazon Payment Services that the product uses, over the simulated bank. */
export function apsSimulator(parts: SimulatorParts, account: ApsAccount): SimulatedGatewayPages {
  const messages = apsMessages(account, parts.origin)
  const payments = apsPayments(parts, messages)
  const obey = apsCommands(parts, account, messages, payments)
  const pages = apsPages(parts, account, messages, payments)

  return async (exchange) => {
    const route = `${exchange.method} ${exchange.path}`
    if (route === "POST /FortAPI/paymentApi") await obey(exchange)
    else if (route === "POST /FortAPI/paymentPage") await pages.paymentPage(exchange)
    else if (route.startsWith("GET /FortAPI/3ds/")) pages.askConsent(exchange)
    else if (route.startsWith("POST /FortAPI/3ds/")) await pages.decide(exchange)
    else if (route.startsWith("POST /FortAPI/card/")) await pages.takeCard(exchange)
    else return false
    return true
  }
}
