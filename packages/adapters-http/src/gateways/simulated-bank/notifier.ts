import type { Fault, FaultBook } from "./faults.ts"
import type { SimulatedGateway } from "./order.ts"

/** How often a merchant who does not take a notification is told again, and after how many milliseconds. */
const retries = 10
const pause = 10_000
/** How long he may take, in milliseconds of real time. */
const patience = 10_000

/** One notification in its several shapes. */
export interface Notification {
  readonly gateway: SimulatedGateway
  readonly reference: string
  /** As it should be, or disturbed by a fault. */
  readonly genuine: (fault: Fault | null) => Fields
  /** Rightly signed, and from before: the payment was refused. */
  readonly older: () => Fields
  /** A success whose signature is wrong. */
  readonly forged: () => Fields
}

/** A message of a gateway as it is sent, its signature among the rest. */
export type Fields = Readonly<Record<string, string>>

export interface Notifier {
  /** Tells the merchant, in its own time. Resolves when he has been told or it was given up. */
  readonly tell: (notification: Notification) => Promise<void>
  /** Resolves when nothing is on its way. What waits for a time of the clock does not count. */
  readonly idle: () => Promise<void>
}

/**
 * @param addressOf where the merchant takes notifications of a gateway; null where he takes none
 * @param after does a thing after so many milliseconds of the product's clock
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

/** Whether the merchant took it: 2xx or 302, as the gateway counts. */
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
