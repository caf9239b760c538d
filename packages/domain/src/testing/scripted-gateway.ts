import * as Effect from "effect/Effect"
import { add, type Money, money } from "../money/money.ts"
import type { GatewayAnswer } from "../payment/attempt/card-return.ts"
import type {
  AskedAttempt,
  CommandReport,
  GatewayMessage,
  GatewayReport,
  PaymentGateway,
} from "../ports/driven/payment-gateways.ts"
import { standInDigest } from "./stand-in-digest.ts"

/** What the bank does with the next call, and what we hear of it. */
export type Fault =
  | { readonly do: "pay" | "3ds" | "drop-after" | "drop-before" | "unreadable-after" | "pending" | "authorise" }
  /** Charged or not, the answer has this code. */
  | { readonly do: "code-after" | "code-only"; readonly code: string }
  | { readonly do: "other-amount"; readonly amount: Money }

export interface JournalLine {
  readonly reference: string
  readonly kind: "charge" | "authorise" | "capture" | "void" | "refund"
  readonly amount: Money
  /** Our reference of a refund. */
  readonly maintenance: string | null
}

interface Order {
  readonly code: string
  readonly amount: Money
}

/**
 * A bank controlled by a test: what it charges, what is heard of it, and how late. It keeps a journal of the money, may
 * sign with another phrase than ours, and knows nothing of our books.
 */
export class ScriptedBank {
  readonly journal: JournalLine[] = []
  /** The requested amounts of all purchases, in order. */
  readonly purchases: Money[] = []
  /** For the next calls, in order; without one the bank pays. */
  readonly faults: Fault[] = []
  /** The next inquiries find nothing. */
  lag = 0
  /** The next inquiries have an invalid signature. */
  badlySigned = 0
  /** The next money commands are executed, but their answers are lost. */
  lostCommands = 0
  /** The next refunds never arrive, without an error. */
  lostRefunds = 0
  /** The next refunds are refused. */
  refusedRefunds = 0
  inquiries = 0
  /** The next captures and releases are refused. */
  refusedClosings = 0
  /** When the shop captures its money. */
  takesAt: PaymentGateway["takesAt"] = "booking"
  /** Of the card that pays next. */
  lastFour = "0001"
  /** Called at each line of the journal, before anything is answered. */
  onJournal: (line: JournalLine) => void = () => {}
  /** Runs after the charge and before its answer. */
  beforeAnswer: Effect.Effect<void> = Effect.void
  phrase = "phrase"
  /** The signature phrases that we accept. */
  accepted: readonly string[] = ["phrase"]
  readonly #orders = new Map<string, Order>()

  /** Sets the bank's answer for an order: what a customer did at its page, or what it found out later. */
  settle(asked: Pick<AskedAttempt, "reference" | "amount">, code: string): void {
    if (code === "14000") this.#write({ ...asked, kind: "charge" })
    this.#orders.set(asked.reference, { code, amount: asked.amount })
  }

  /** The bank authorised the money, whatever it said before. */
  setAside(asked: Pick<AskedAttempt, "reference" | "amount">): void {
    this.#write({ ...asked, kind: "authorise" })
    this.#orders.set(asked.reference, { code: "02000", amount: asked.amount })
  }

  /** Rebuilds the bank from its journal, for a later process. */
  restore(lines: readonly JournalLine[]): void {
    for (const line of lines) {
      this.journal.push(line)
      const code = codes[line.kind]
      const { reference, amount } = line
      if (code !== null) this.#orders.set(reference, { code, amount })
    }
  }

  /** What the bank finally holds for a reference. */
  kept(reference: string): number {
    return this.journal.reduce((sum, line) => {
      if (line.reference !== reference) return sum
      if (line.kind === "charge" || line.kind === "capture") return sum + line.amount.minor
      return line.kind === "refund" ? sum - line.amount.minor : sum
    }, 0)
  }

  sign(fields: Readonly<Record<string, string>>, phrase = this.phrase): Readonly<Record<string, string>> {
    return { ...fields, signature: signatureOf(fields, phrase) }
  }

  /** What the browser brings back from the form. */
  formReturn(reference: string, code = "18000"): Readonly<Record<string, string>> {
    const token = code === "18000" ? { token: `token-of-${reference}` } : {}
    return this.sign({ reference, command: "tokenization", code, ...token })
  }

  /** A message between servers about a purchase. */
  notice(asked: Pick<AskedAttempt, "reference" | "amount">, code: string, phrase = this.phrase): string {
    const { minor, currency } = asked.amount
    const fields = { reference: asked.reference, command: "purchase", code, minor: String(minor), currency }
    return JSON.stringify(this.sign(fields, phrase))
  }

  #write(line: Pick<JournalLine, "reference" | "amount" | "kind"> & { readonly maintenance?: string }): void {
    const whole: JournalLine = {
      reference: line.reference,
      kind: line.kind,
      amount: line.amount,
      maintenance: line.maintenance ?? null,
    }
    this.journal.push(whole)
    this.onJournal(whole)
  }

  readonly gateway: PaymentGateway = {
    id: "aps",
    isSimulator: true,
    takesAt: "booking",
    open: (asked) =>
      Effect.sync(() => ({
        kind: "form" as const,
        action: "https://bank.example/page",
        fields: { merchant_reference: asked.reference },
      })),
    purchase: (asked, charge) =>
      Effect.gen({ self: this }, function* () {
        this.purchases.push(asked.amount)
        const fault = this.faults.shift() ?? { do: charge.isAuthorisation ? "authorise" : "pay" }
        const report = this.#purchased(asked, fault)
        yield* this.beforeAnswer
        return report
      }),
    inquire: (asked) => Effect.sync(() => this.#known(asked)),
    capture: (asked, amount, maintenance) =>
      Effect.sync(() => {
        const order = this.#orders.get(asked.reference)
        if (this.refusedClosings > 0) {
          this.refusedClosings -= 1
          return refusedCommand
        }
        if (order?.code !== "02000" || amount.minor > order.amount.minor) return refusedCommand
        this.#write({ ...asked, kind: "capture", amount, maintenance })
        this.#orders.set(asked.reference, { code: "04000", amount })
        return this.#heard()
      }),
    release: (asked, maintenance) =>
      Effect.sync(() => {
        const order = this.#orders.get(asked.reference)
        if (order?.code !== "02000") return refusedCommand
        this.#write({ ...asked, kind: "void", maintenance })
        this.#orders.set(asked.reference, { ...order, code: "08000" })
        return this.#heard()
      }),
    refund: (asked, amount, maintenance) =>
      Effect.sync(() => {
        if (this.lostRefunds > 0) {
          this.lostRefunds -= 1
          return { outcome: "unknown", code: null, transaction: null }
        }
        if (this.refusedRefunds > 0) {
          this.refusedRefunds -= 1
          return refusedCommand
        }
        const isDone = this.journal.some((line) => line.maintenance === maintenance)
        if (!isDone && amount.minor > this.kept(asked.reference)) return refusedCommand
        if (!isDone) this.#write({ ...asked, kind: "refund", amount, maintenance })
        return this.#heard()
      }),
    readReturn: (fields) => Effect.sync(() => this.#read(fields)),
    readNotification: ({ body }) =>
      Effect.sync(() => {
        try {
          return this.#read(JSON.parse(body) as Readonly<Record<string, string>>)
        } catch {
          return null
        }
      }),
  }

  #heard(): CommandReport {
    if (this.lostCommands === 0) return { outcome: "done", code: "06000", transaction: "1" }
    this.lostCommands -= 1
    return { outcome: "unknown", code: null, transaction: null }
  }

  #purchased(asked: AskedAttempt, fault: Fault): GatewayReport {
    const { reference, amount } = asked
    const answer = (code: string | null, told: Money | null = amount, url3d: string | null = null): GatewayReport =>
      reported({ gateway: "aps", command: "purchase", responseCode: code, url3d, amount: told }, this.lastFour)
    switch (fault.do) {
      case "drop-before":
        return answer(null, null)
      case "pay":
        this.settle(asked, "14000")
        return answer("14000")
      case "drop-after":
      case "unreadable-after":
        this.settle(asked, "14000")
        return answer(null, null)
      case "3ds":
        this.#orders.set(reference, { code: "20064", amount })
        return answer("20064", amount, "https://bank.example/3ds")
      case "pending":
        this.#orders.set(reference, { code: "19000", amount })
        return answer("19000")
      case "authorise":
        this.#write({ ...asked, kind: "authorise" })
        this.#orders.set(reference, { code: "02000", amount })
        return answer("02000")
      case "code-after":
        this.settle(asked, "14000")
        return answer(fault.code)
      case "code-only":
        this.#orders.set(reference, { code: fault.code, amount })
        return answer(fault.code)
      case "other-amount":
        this.settle({ reference, amount: fault.amount }, "14000")
        return answer("14000", fault.amount)
    }
  }

  #known({ reference, amount }: AskedAttempt): GatewayReport {
    this.inquiries += 1
    const inquiry = (responseCode: string | null, transactionCode: string | null, told: Money | null) =>
      reported({ gateway: "aps", command: "inquiry", responseCode, transactionCode, amount: told }, this.lastFour)
    if (this.badlySigned > 0) {
      this.badlySigned -= 1
      return inquiry(null, null, null)
    }
    const order = this.#orders.get(reference)
    if (this.lag > 0 || !order) {
      if (this.lag > 0) this.lag -= 1
      return inquiry("12036", null, null)
    }
    const sum = (kinds: readonly JournalLine["kind"][]) =>
      this.journal
        .filter((line) => line.reference === reference && kinds.includes(line.kind))
        .reduce((all, line) => add(all, line.amount), money(0, amount.currency))
    return {
      ...inquiry("12000", order.code, order.amount),
      captured: sum(["charge", "capture"]),
      refunded: sum(["refund"]),
    }
  }

  #read(given: Readonly<Record<string, string>>): GatewayMessage | null {
    const { signature, ...fields } = given
    if (!this.accepted.some((phrase) => signatureOf(fields, phrase) === signature)) return null
    const { reference = "", command, code = null, token = null, minor, currency } = fields
    const responseCode = code
    if (command === "tokenization")
      return { reference, token, report: reported({ gateway: "aps", command, responseCode }, this.lastFour) }
    const amount = minor === undefined ? null : money(Number(minor), currency as Money["currency"])
    return {
      reference,
      token,
      report: reported({ gateway: "aps", command: "purchase", responseCode, url3d: null, amount }, this.lastFour),
    }
  }
}

/** The effect of each line on an order; a refund leaves it unchanged. */
const codes: Readonly<Record<JournalLine["kind"], string | null>> = {
  charge: "14000",
  authorise: "02000",
  capture: "04000",
  void: "08000",
  refund: null,
}

const refusedCommand: CommandReport = { outcome: "refused", code: "06666", transaction: null }

const reported = (answer: GatewayAnswer, last4: string): GatewayReport => ({
  answer,
  captured: null,
  refunded: null,
  card: { last4, network: "VISA" },
  transaction: "1",
})

const signatureOf = (fields: Readonly<Record<string, string>>, phrase: string): string =>
  standInDigest(phrase + JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))) + phrase)
