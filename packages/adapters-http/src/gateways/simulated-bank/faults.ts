import * as z from "zod"
import type { SimulatedGateway } from "./order.ts"

/** Where something can go wrong: at a call of the server, at what is told to it, or at the browser's way back. */
export const faultPlaces = [
  "OPEN",
  "TOKENIZATION",
  "PURCHASE",
  "AUTHORIZATION",
  "CAPTURE",
  "VOID_AUTHORIZATION",
  "REFUND",
  "CHECK_STATUS",
  "3DS",
  "webhook",
  "return",
] as const
export type FaultPlace = (typeof faultPlaces)[number]

/** What goes wrong, and where it makes sense. */
export const faultKinds = {
  "drop-before": "The line is cut, and nothing was done.",
  "drop-after": "It is done, and the line is cut before the answer.",
  "http500-before": "Status 500, and nothing was done.",
  "http500-after": "It is done, and answered with status 500.",
  "html-after": "It is done, and answered with a page.",
  uncertain: "It is done, and answered with a code that says neither yes nor no.",
  pending: "It is done `later` milliseconds from now, by the product's clock.",
  code: "Nothing is done, and the answer has this `code`.",
  slow: "It is done, and answered after `later` milliseconds of real time, 12 seconds if not said.",
  "bad-signature": "Whatever is said carries a wrong signature.",
  unsigned: "Whatever is said carries no signature.",
  amount: "Whatever is said names another `amount` in minor units, or `currency`, rightly signed.",
  "wrong-ref": "Whatever is said names another reference, rightly signed.",
  lag: "An inquiry finds nothing, as often as `times` says.",
  "hook-first": "The notification arrives before the answer, or before the browser is back.",
  never: "Nothing comes: no notification, or no way back for the browser.",
  dup: "The notification comes `n` times at once.",
  late: "The notification comes `later` milliseconds from now, by the product's clock.",
  reorder: "After the notification comes an older one that says refused.",
  forged: "A success with a wrong signature comes in its place.",
  form: "The notification comes as a form and not as JSON.",
  get: "The browser comes back by GET.",
} as const
export type FaultKind = keyof typeof faultKinds

const count = z.coerce.number().int().min(0).max(100_000_000)

const faultSchema = z.strictObject({
  at: z.enum(faultPlaces),
  do: z.enum(Object.keys(faultKinds) as [FaultKind, ...FaultKind[]]),
  /** How often it happens before it is over. */
  times: z._default(count, 1),
  later: z.optional(count),
  n: z.optional(count.max(100)),
  code: z.optional(z.string().regex(/^\d{3}(\d{2})?$/)),
  amount: z.optional(count),
  currency: z.optional(z.string().regex(/^[A-Z]{3}$/)),
  gateway: z.optional(z.enum(["aps", "pipe"])),
  reference: z.optional(z.string().max(40)),
})
export type Fault = Readonly<z.infer<typeof faultSchema>>

/** The faults that are to happen, the first that fits first. */
export interface FaultBook {
  readonly list: () => readonly Fault[]
  /** What is wrong with the fault, or null when it was taken down. */
  readonly add: (fault: unknown) => string | null
  readonly clear: () => void
  /** The fault that happens here now; it has then happened once more. */
  readonly take: (at: FaultPlace, gateway: SimulatedGateway, reference: string) => Fault | null
}

export function faultBook(): FaultBook {
  let faults: readonly Fault[] = []
  return {
    list: () => faults,
    add: (fault) => {
      const read = faultSchema.safeParse(fault)
      if (read.data === undefined) return z.prettifyError(read.error)
      if (read.data.times > 0) faults = [...faults, read.data]
      return null
    },
    clear: () => {
      faults = []
    },
    take: (at, gateway, reference) => {
      const found = faults.find(
        (fault) =>
          fault.at === at && (fault.gateway ?? gateway) === gateway && (fault.reference ?? reference) === reference,
      )
      if (found === undefined) return null
      faults = faults.flatMap((fault) =>
        fault !== found ? [fault] : fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [],
      )
      return found
    },
  }
}
