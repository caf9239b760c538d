import { parseArgs } from "node:util"
import type { Authorised } from "../payment-pages/expected-page.ts"

/** The arguments do not name a site to check. */
export class PaymentPagesRefused extends Error {
  override readonly name = "PaymentPagesRefused"
}

export interface PaymentPagesWishes {
  readonly site: URL
  readonly authorised: Authorised
  /** The folder of the build; null for this project's own. */
  readonly build: string | null
}

const options = {
  "forms-to": { type: "string" },
  "calls-to": { type: "string" },
  "pictures-from": { type: "string" },
  "device-script": { type: "string" },
  build: { type: "string" },
} as const

/** Reads the arguments of `npm run payment-pages`. Throws `PaymentPagesRefused`, which lists the possible ones. */
export function readPaymentPagesWishes(words: readonly string[]): PaymentPagesWishes {
  const { values, positionals } = parsed(words)
  const [address, ...more] = positionals
  if (address === undefined || more.length > 0) throw new PaymentPagesRefused(usage)
  const script = values["device-script"]?.replace(/\/$/, "")
  if (script !== undefined) addressOf("--device-script", script)
  return {
    site: new URL(addressOf("The site", address).origin),
    authorised: {
      cards: { forms: originOf("forms-to", values["forms-to"]), calls: originOf("calls-to", values["calls-to"]) },
      pictures: originOf("pictures-from", values["pictures-from"]),
      deviceScript: script ?? null,
    },
    build: values.build ?? null,
  }
}

const usage =
  "Say which site: npm run payment-pages -- https://go.example.com --forms-to https://checkout.example --calls-to https://bank.example"

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch {
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new PaymentPagesRefused(`Beside the site's address ${known.join(", ")} can be said, not ${words.join(" ")}`)
  }
}

const originOf = (name: string, typed: string | undefined): readonly string[] =>
  typed === undefined ? [] : [addressOf(`--${name}`, typed).origin]

function addressOf(what: string, typed: string): URL {
  if (!/^https?:$/.test(URL.canParse(typed) ? new URL(typed).protocol : ""))
    throw new PaymentPagesRefused(`${what} is an address such as https://go.example.com, not ${typed}`)
  return new URL(typed)
}
