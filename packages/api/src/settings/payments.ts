import type { Environment } from "@mersal/domain/market/host-profile"
import { type ApsKeys, type ApsVariable, readAps } from "./aps-keys.ts"
import { type BankpipeKeys, type BankpipeVariable, readBankpipe } from "./bankpipe-keys.ts"
import { parseGateway } from "./gateway-keys.ts"
import { oneOf, parsePort, Wrong } from "./parsing.ts"
import type { Source } from "./source.ts"

/** Only the choices and the addresses in it may be printed: the rest are keys. */
export interface PaymentSettings {
  /** The gateway of each market; `none` if only cash is taken. */
  readonly AE: "simulator" | "aps" | "none"
  readonly QA: "simulator" | "bankpipe" | "none"
  /** Our own form for the card, or the gateway's page (D29). */
  readonly mode: "form" | "hosted"
  /** When the U.A.E.'s gateway takes the money; Qatar's can only take it with the booking. */
  readonly chargeAE: "booking" | "pickup"
  /** Null if no market uses it. */
  readonly aps: ApsKeys | null
  readonly bankpipe: BankpipeKeys | null
  /** The third party's script that examines a customer's device for his bank; null if there is none (D29). */
  readonly fingerprintUrl: string | null
  /** On 127.0.0.1; 0 takes any free port, null one that follows from the product's own. */
  readonly simulatorPort: number | null
}

type Variable =
  | "PAYMENTS_AE"
  | "PAYMENTS_QA"
  | "PAYMENT_MODE"
  | "CHARGE_AE"
  | "DEVICE_FINGERPRINT_URL"
  | "SIMULATOR_PORT"
  | "ALLOW_SIMULATOR"

/** The card gateways. A gateway needs all of its keys, and in production the simulator must be allowed explicitly. */
export function readPayments(
  source: Source<Variable | ApsVariable | BankpipeVariable>,
  environment: Environment,
): PaymentSettings {
  const { read, problems } = source
  const AE = read<PaymentSettings["AE"]>("PAYMENTS_AE", "simulator", oneOf(["simulator", "aps", "none"]))
  const QA = read<PaymentSettings["QA"]>("PAYMENTS_QA", "simulator", oneOf(["simulator", "bankpipe", "none"]))
  const isAllowed = read("ALLOW_SIMULATOR", false, (text) => text === "1" || new Wrong("must be 1 or absent"))
  if (environment === "production" && !isAllowed)
    for (const [name, chosen, real] of [
      ["PAYMENTS_AE", AE, "aps"],
      ["PAYMENTS_QA", QA, "bankpipe"],
    ])
      if (chosen === "simulator")
        problems.push(
          `${name} must be ${real}, or none for cash only, when MERSAL_ENV is production; ALLOW_SIMULATOR=1 starts with the simulator, for a demonstration: it takes made-up cards, and no money moves`,
        )
  return {
    AE,
    QA,
    mode: read<PaymentSettings["mode"]>("PAYMENT_MODE", "form", oneOf(["form", "hosted"])),
    chargeAE: read<PaymentSettings["chargeAE"]>("CHARGE_AE", "booking", oneOf(["booking", "pickup"])),
    aps: AE === "aps" ? readAps(source) : null,
    bankpipe: QA === "bankpipe" ? readBankpipe(source) : null,
    fingerprintUrl: read<string | null>("DEVICE_FINGERPRINT_URL", null, parseGateway),
    simulatorPort: read<number | null>("SIMULATOR_PORT", null, parsePort),
  }
}
