import type { Fault, FaultBook } from "./faults.ts"
import type { SimulatedGateway } from "./order.ts"

/** How often a merchant who does not accept a notification is notified again, and after how many milliseconds. */
const retries = 10
const pause = 10_000
/** How long he may take, in milliseconds of real time. */
const patience = 10_000

/** One notification in its variants. */
export interface Notification {
  readonly gateway: SimulatedGateway
  readonly reference: string
  /** The correct one, or changed by a fault. */
  readonly genuine: (fault: Fault | null) => Fields
  /** With a valid signature, from an earlier time: the payment was refused. */
  readonly older: () => Fields
  /** A success with a wrong signature. */
  readonly forged: () => Fields
}

/** A gateway's message as it is sent, including its signature. */
export type Fields = Readonly<Record<string, string>>

export interface Notifier {
  /** Notifies the merchant, in its own time. Resolves when he was notified or it was given up. */
  readonly tell: (notification: Notification) => Promise<void>
  /** Resolves when no notification is under way; those that wait for a time do not count. */
  readonly idle: () => Promise<void>
}

/**
 * @param addressOf where the merchant accepts notifications of a gateway; null if nowhere
 * @param after runs work after this many milliseconds of the product's clock
 */
export function notifier(
  addressOf: (gateway: SimulatedGateway) => string | null,
  after: (milliseconds: number, work: () => Promise<void>) => void,
  faults: FaultBook,
): Notifier {
  const underway = new Set<Promise<void>>()
  const tracked = (work: Promise<void>): Promise<void> => {
    const counted = work.finally(() => underway.delete(counted))
    underway.add(counted)
    return counted
  }
  const deliver = async (gateway: SimulatedGateway, post: Post, left: number): Promise<void> => {
    const address = addressOf(gateway)
    if (address === null || (await isTaken(address, post)) || left === 0) return
    after(pause, () => tracked(deliver(gateway, post, left - 1)))
  }
  const tell = async ({ gateway, reference, genuine, older, forged }: Notification): Promise<void> => {
    const fault = faults.take("webhook", gateway, reference)
    const send = (fields: Fields): Promise<void> =>
      deliver(gateway, fault?.do === "form" ? asForm(fields) : asJson(fields), retries)
    switch (fault?.do) {
      case "never":
        return
      case "dup":
        await Promise.all(Array.from({ length: fault.n ?? 5 }, () => send(genuine(fault))))
        return
      case "late":
        return after(fault.later ?? pause, () => tracked(send(genuine(fault))))
      case "reorder":
        await send(genuine(fault))
        return send(older())
      case "forged":
        return send(forged())
      default:
        return send(genuine(fault))
    }
  }
  return {
    tell: (notification) => tracked(tell(notification)),
    idle: async () => {
      while (underway.size > 0) await Promise.all(underway)
    },
  }
}

interface Post {
  readonly body: string
  readonly contentType: string
}

const asJson = (fields: Fields): Post => ({ body: JSON.stringify(fields), contentType: "application/json" })

const asForm = (fields: Fields): Post => ({
  body: new URLSearchParams(fields).toString(),
  contentType: "application/x-www-form-urlencoded",
})

/** Whether the merchant accepted it: 2xx or 302, as the gateway counts. */
async function isTaken(address: string, { body, contentType }: Post): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: "POST",
      body,
      redirect: "manual",
      headers: { "content-type": contentType },
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
    return response.ok || response.status === 302
  } catch {
    return false
  }
}
