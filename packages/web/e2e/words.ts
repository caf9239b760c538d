import { booking as arabicBooking } from "@mersal/domain/messages/ar/booking"
import { card as arabicCard } from "@mersal/domain/messages/ar/card"
import { confirmation as arabicConfirmation } from "@mersal/domain/messages/ar/confirmation"
import { details as arabicDetails } from "@mersal/domain/messages/ar/details"
import { payment as arabicPayment } from "@mersal/domain/messages/ar/payment"
import { receipt as arabicReceipt } from "@mersal/domain/messages/ar/receipt"
import { shell as arabicShell } from "@mersal/domain/messages/ar/shell"
import { summary as arabicSummary } from "@mersal/domain/messages/ar/summary"
import { tracking as arabicTracking } from "@mersal/domain/messages/ar/tracking"
import { booking } from "@mersal/domain/messages/en/booking"
import { card } from "@mersal/domain/messages/en/card"
import { confirmation } from "@mersal/domain/messages/en/confirmation"
import { details } from "@mersal/domain/messages/en/details"
import { payment } from "@mersal/domain/messages/en/payment"
import { receipt } from "@mersal/domain/messages/en/receipt"
import { shell } from "@mersal/domain/messages/en/shell"
import { summary } from "@mersal/domain/messages/en/summary"
import { tracking } from "@mersal/domain/messages/en/tracking"
import type { Texts } from "@mersal/domain/messages/texts"

export type Language = "en" | "ar"

const english = { shell, booking, details, summary, payment, card, confirmation, receipt, tracking }

/** What a page says, by area. Tests name things by these, and so run in both languages. */
export type Words = Texts<typeof english>

export const dictionaries: Readonly<Record<Language, Words>> = {
  en: english,
  ar: {
    shell: arabicShell,
    booking: arabicBooking,
    details: arabicDetails,
    summary: arabicSummary,
    payment: arabicPayment,
    card: arabicCard,
    confirmation: arabicConfirmation,
    receipt: arabicReceipt,
    tracking: arabicTracking,
  },
}
