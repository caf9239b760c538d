import * as z from "zod"
import type { SimulatedGateway } from "./order.ts"

/** Where something can go wrong: a call of the server, a notification, or the browser's return. */
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

/** What can go wrong, and where. */
export const faultKinds = {
  "drop-before": {
    en: "The line is cut, and nothing was done.",
    ar: "ينقطع الاتصال ولم يُنفَّذ شيء.",
  },
  "drop-after": {
    en: "It is done, and the line is cut before the answer.",
    ar: "يُنفَّذ الطلب وينقطع الاتصال قبل الجواب.",
  },
  "http500-before": {
    en: "Status 500, and nothing was done.",
    ar: "الحالة 500 ولم يُنفَّذ شيء.",
  },
  "http500-after": {
    en: "It is done, and answered with status 500.",
    ar: "يُنفَّذ الطلب ويُجاب بالحالة 500.",
  },
  "html-after": {
    en: "It is done, and answered with a page.",
    ar: "يُنفَّذ الطلب ويُجاب بصفحة.",
  },
  uncertain: {
    en: "It is done, and answered with a code that says neither yes nor no.",
    ar: "يُنفَّذ الطلب ويُجاب برمز لا يقول نعم ولا لا.",
  },
  pending: {
    en: "It is done `later` milliseconds from now, by the product's clock.",
    ar: "يُنفَّذ بعد `later` ميلي ثانية بحسب ساعة المنتج.",
  },
  code: {
    en: "Nothing is done, and the answer has this `code`.",
    ar: "لا يُنفَّذ شيء ويحمل الجواب هذا الرمز `code`.",
  },
  slow: {
    en: "It is done, and answered after `later` milliseconds of real time, 12 seconds if not said.",
    ar: "يُنفَّذ الطلب ويُجاب بعد `later` ميلي ثانية من الوقت الحقيقي، أو 12 ثانية إن لم تُذكر.",
  },
  "bad-signature": {
    en: "Whatever is said carries a wrong signature.",
    ar: "كل ما يُقال يحمل توقيعًا خاطئًا.",
  },
  unsigned: {
    en: "Whatever is said carries no signature.",
    ar: "كل ما يُقال بلا توقيع.",
  },
  amount: {
    en: "Whatever is said names another `amount` in minor units, or `currency`, rightly signed.",
    ar: "كل ما يُقال يذكر مبلغًا آخر `amount` بالوحدات الصغرى أو عملة أخرى `currency` بتوقيع صحيح.",
  },
  "wrong-ref": {
    en: "Whatever is said names another reference, rightly signed.",
    ar: "كل ما يُقال يذكر مرجعًا آخر بتوقيع صحيح.",
  },
  lag: {
    en: "An inquiry finds nothing, as often as `times` says.",
    ar: "لا يجد الاستعلام شيئًا بعدد المرات `times`.",
  },
  "hook-first": {
    en: "The notification arrives before the answer, or before the browser is back.",
    ar: "يصل الإشعار قبل الجواب أو قبل عودة المتصفح.",
  },
  never: {
    en: "Nothing comes: no notification, or no way back for the browser.",
    ar: "لا يأتي شيء: لا إشعار، أو لا طريق لعودة المتصفح.",
  },
  dup: {
    en: "The notification comes `n` times at once.",
    ar: "يأتي الإشعار `n` مرات معًا.",
  },
  late: {
    en: "The notification comes `later` milliseconds from now, by the product's clock.",
    ar: "يأتي الإشعار بعد `later` ميلي ثانية بحسب ساعة المنتج.",
  },
  reorder: {
    en: "After the notification comes an older one that says refused.",
    ar: "يأتي بعد الإشعار إشعار أقدم يقول إن الدفعة مرفوضة.",
  },
  forged: {
    en: "A success with a wrong signature comes in its place.",
    ar: "يأتي بدلًا منه نجاح بتوقيع خاطئ.",
  },
  form: {
    en: "The notification comes as a form and not as JSON.",
    ar: "يأتي الإشعار نموذجًا لا JSON.",
  },
  get: {
    en: "The browser comes back by GET.",
    ar: "يعود المتصفح بطلب GET.",
  },
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

/** The faults that are to happen; the first match happens first. */
export interface FaultBook {
  readonly list: () => readonly Fault[]
  /** What is wrong with the fault, or null if it was added. */
  readonly add: (fault: unknown) => string | null
  readonly clear: () => void
  /** The fault that happens here now; it is counted. */
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
