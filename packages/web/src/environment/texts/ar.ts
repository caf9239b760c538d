import { booking } from "@mersal/domain/messages/ar/booking"
import { card } from "@mersal/domain/messages/ar/card"
import { confirmation } from "@mersal/domain/messages/ar/confirmation"
import { details } from "@mersal/domain/messages/ar/details"
import { payment } from "@mersal/domain/messages/ar/payment"
import { receipt } from "@mersal/domain/messages/ar/receipt"
import { shell } from "@mersal/domain/messages/ar/shell"
import { summary } from "@mersal/domain/messages/ar/summary"
import { tracking } from "@mersal/domain/messages/ar/tracking"
import type { PageTexts } from "../language.ts"

/** The Arabic dictionaries of the web application: one chunk, loaded only for Arabic pages. */
export const texts: PageTexts = { shell, booking, details, summary, payment, card, confirmation, receipt, tracking }
