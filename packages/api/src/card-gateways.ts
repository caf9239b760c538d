import { apsGateway } from "@mersal/adapters-http/gateways/aps/gateway"
import { pipeGateway } from "@mersal/adapters-http/gateways/bankpipe/gateway"
import { paymentGateways } from "@mersal/adapters-http/gateways/payment-gateways"
import { paymentLine } from "@mersal/adapters-http/gateways/payment-line/payment-line"
import type { MarketId } from "@mersal/domain/market/market"
import { cashMethods, type PaymentMethod } from "@mersal/domain/payment/payment-method"
import type { PaymentGateway } from "@mersal/domain/ports/driven/payment-gateways"
import type { Settings } from "./config.ts"
import { simulatorPort } from "./settings/own-ports.ts"
import { simulatorAccounts } from "./simulators.ts"

/** The gateway of each market as the settings choose it, each with a payment line of its own (D30). */
export const cardGateways = (settings: Settings) =>
  paymentGateways({ AE: gatewayOfEmirates(settings), QA: gatewayOfQatar(settings) })

/** Cash everywhere; cards, and in Qatar debit cards, if the market has a gateway (section 2, "Payment screen"). */
export const paymentOffer = ({ payments }: Settings): Readonly<Record<MarketId, readonly PaymentMethod[]>> => ({
  AE: payments.AE === "none" ? cashMethods : [...cashMethods, "card"],
  QA: payments.QA === "none" ? cashMethods : [...cashMethods, "card", "debitCard"],
})

/**
 * The origins to which our pages send a card, and how: exactly what their policy has to allow. The Emirates' gateway
 * takes a form. Qatar's takes a call, after which the browser opens the bank's page by its address.
 */
export interface CardDestinations {
  readonly forms: readonly string[]
  readonly calls: readonly string[]
}

export function cardDestinations(settings: Settings): CardDestinations {
  const { AE, QA, aps, bankpipe } = settings.payments
  const forms = aps?.pageUrl ?? (AE === "simulator" ? simulatorAt(settings) : null)
  const calls = bankpipe?.url ?? (QA === "simulator" ? simulatorAt(settings) : null)
  return { forms: originsOf(forms), calls: originsOf(calls) }
}

const originsOf = (address: string | null): readonly string[] => (address === null ? [] : [new URL(address).origin])

function gatewayOfEmirates(settings: Settings): PaymentGateway | null {
  const { AE, aps, mode, chargeAE: takesAt } = settings.payments
  if (aps !== null) return apsGateway({ ...aps, mode, takesAt, isSimulator: false }, paymentLine())
  const simulator = AE === "simulator" ? simulatorAt(settings) : null
  if (simulator === null) return null
  const { responsePhrase, ...keys } = simulatorAccounts.aps
  return apsGateway(
    {
      ...keys,
      responsePhrases: [responsePhrase],
      pageUrl: `${simulator}/FortAPI/paymentPage`,
      apiUrl: `${simulator}/FortAPI/paymentApi`,
      mode,
      takesAt,
      isSimulator: true,
    },
    paymentLine(),
  )
}

function gatewayOfQatar(settings: Settings): PaymentGateway | null {
  const { QA, bankpipe } = settings.payments
  if (bankpipe !== null) return pipeGateway({ ...bankpipe, isSimulator: false }, paymentLine())
  const simulator = QA === "simulator" ? simulatorAt(settings) : null
  return simulator === null
    ? null
    : pipeGateway({ ...simulatorAccounts.pipe, url: `${simulator}/pipe`, isSimulator: true }, paymentLine())
}

/** Where the simulator is; null if unknown, because another process chose any free port for it. */
function simulatorAt(settings: Settings): string | null {
  const port = simulatorPort(settings)
  return port === 0 ? null : `http://127.0.0.1:${port}`
}
