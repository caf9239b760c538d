import { neededFor, parseGateway } from "./gateway-keys.ts"
import { anyText } from "./parsing.ts"
import type { Source } from "./source.ts"

export interface BankpipeKeys {
  readonly url: string
  readonly terminalId: string
  readonly password: string
  readonly key: string
}

export type BankpipeVariable = "BANKPIPE_URL" | "BANKPIPE_TERMINAL" | "BANKPIPE_PASSWORD" | "BANKPIPE_KEY"

/** The terminal at Qatar's gateway. */
export function readBankpipe(source: Source<BankpipeVariable>): BankpipeKeys {
  const needed = neededFor(source, "PAYMENTS_QA is bankpipe")
  return {
    url: needed("BANKPIPE_URL", parseGateway),
    terminalId: needed("BANKPIPE_TERMINAL", anyText),
    password: needed("BANKPIPE_PASSWORD", anyText),
    key: needed("BANKPIPE_KEY", anyText),
  }
}
