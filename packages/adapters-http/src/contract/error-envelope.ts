import type { BookingIssueMessage } from "@mersal/domain/booking/booking-errors"
import * as z from "zod/mini"

/** One fault in the specification's envelope: its two texts, and what a program needs to tell it from others. */
export const WireError = z.object({
  /** The sentence for the customer, in the language of the request. */
  errorMessage: z.string(),
  /** What to do about it, where there is something. */
  errorDetails: z.string(),
  /** Kebab-case, for programs: "price-changed", "slot-closed" (D33). */
  code: z.string(),
  /** Where the request is at fault: "pkp.0.addtl". */
  field: z.optional(z.string()),
  /** Finds the request in the server's log. */
  requestId: z.optional(z.string()),
  /** What the error knows: the fresh quote, the next open window. */
  data: z.optional(z.unknown()),
})
export type WireError = z.output<typeof WireError>

/** `{success: false, errors: [...]}`: how every refusal and failure is answered. */
export const ErrorEnvelope = z.object({ success: z.literal(false), errors: z.array(WireError).check(z.minLength(1)) })
export type ErrorEnvelope = z.output<typeof ErrorEnvelope>

/** "phoneInvalid" as a code: "phone-invalid". */
export const codeOfMessage = (message: BookingIssueMessage): string =>
  message.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const messageOfCode = (code: string): BookingIssueMessage =>
  code.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as BookingIssueMessage
