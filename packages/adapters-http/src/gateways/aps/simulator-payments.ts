import type { Fault } from "../simulated-bank/faults.ts"
import type { Fields } from "../simulated-bank/notifier.ts"
import type { SimulatedOrder } from "../simulated-bank/order.ts"
import type { SimulatorParts } from "../simulated-bank/parts.ts"
import type { TestCard } from "../simulated-bank/test-cards.ts"
import { codeOfOrder } from "./simulator-codes.ts"
import { type ApsMessages, respond } from "./simulator-messages.ts"

/** A card that was entered: neither its number nor its code is kept. */
export interface KeptCard {
  readonly card: TestCard
  readonly reference: string
}

/** Charges cards, now or later, and notifies the shop's server. */
export function apsPayments({ bank, notifier, after, now }: SimulatorParts, messages: ApsMessages) {
  const { signed, forged, orderFields } = messages
  const tell = (fields: Fields, reference: string): Promise<void> =>
    notifier.tell({
      gateway: "aps",
      reference,
      genuine: (fault) => signed(fields, fault),
      older: () => signed(respond(fields, "13666")),
      forged: () => forged(fields),
    })
  const tellOrder = (order: SimulatedOrder, code = codeOfOrder(order)): Promise<void> =>
    tell(respond(orderFields(order), code), order.reference)

  /** Charges later, and then notifies. */
  const postpone = (order: SimulatedOrder, card: TestCard | null, token: string | null, milliseconds: number) => {
    const pending = bank.postpone(order, card, token, milliseconds)
    tellWhenSettled(pending, milliseconds)
    return pending
  }
  const tellWhenSettled = ({ reference }: SimulatedOrder, milliseconds: number): void =>
    after(milliseconds, async () => {
      const settled = bank.find("aps", reference)
      if (settled !== null && settled.standing !== "pending") await tellOrder(settled)
    })
  /** Runs the card's behaviour. */
  const pay = (order: SimulatedOrder, card: TestCard, token: string | null, fault: Fault | null): SimulatedOrder => {
    if (fault?.do === "pending") return postpone(order, card, token, fault.later ?? 30_000)
    const paid = bank.pay(order, card, token)
    if (paid.standing === "pending") tellWhenSettled(paid, (paid.settlesAt ?? 0) - now())
    return paid
  }
  const answeredCode = (order: SimulatedOrder, fault: Fault | null): string =>
    fault?.do === "uncertain" || (order.standing === "charged" && order.doubts > 0)
      ? (fault?.code ?? "15777")
      : codeOfOrder(order)

  return { tell, tellOrder, pay, answeredCode, keptCards: new Map<string, KeptCard>() }
}

export type ApsPayments = ReturnType<typeof apsPayments>
