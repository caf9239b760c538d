import { booking } from "@mersal/domain/messages/en/booking"
import { card } from "@mersal/domain/messages/en/card"
import { confirmation } from "@mersal/domain/messages/en/confirmation"
import { details } from "@mersal/domain/messages/en/details"
import { payment } from "@mersal/domain/messages/en/payment"
import { receipt } from "@mersal/domain/messages/en/receipt"
import { shell } from "@mersal/domain/messages/en/shell"
import { summary } from "@mersal/domain/messages/en/summary"
import { tracking } from "@mersal/domain/messages/en/tracking"

/** The English dictionaries of the web application: one chunk, loaded only for English pages. */
export const texts = { shell, booking, details, summary, payment, card, confirmation, receipt, tracking }
