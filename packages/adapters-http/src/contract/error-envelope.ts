import type { BookingIssueMessage } from "@mersal/domain/booking/booking-errors"
import * as z from "zod/mini"

/** One fault in the specification's envelope: its two texts, and fields by which a program recognises it. */
export const WireError = z.object({
  /** The sentence for the customer, in the language of the request. */
  errorMessage: z.string(),
  /** What to do about it, if anything. */
  errorDetails: z.string(),
  /** Kebab-case, for programs: "price-changed", "slot-closed" (D33). */
  code: z.string(),
  /** The faulty field of the request: "pkp.0.addtl". */
  field: z.optional(z.string()),
  /** Finds the request in the server's log. */
  requestId: z.optional(z.string()),
  /** Data of the error: the new quote, the next open window. */
  data: z.optional(z.unknown()),
})
export type WireError = z.output<typeof WireError>

/** `{success: false, errors: [...]}`: the body of every refusal and failure. */
export const ErrorEnvelope = z.object({ success: z.literal(false), errors: z.array(WireError).check(z.minLength(1)) })
export type ErrorEnvelope = z.output<typeof ErrorEnvelope>

/** "phoneInvalid" as a code: "phone-invalid". */
export const codeOfMessage = (message: BookingIssueMessage): string =>
  message.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const messageOfCode = (code: string): BookingIssueMessage =>
  code.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as BookingIssueMessage
