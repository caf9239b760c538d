import type { recipientTable } from "@mersal/adapters-http/contract/table/recipient"
import type { Routes } from "../http/mount.ts"

export const recipientRoutes: Routes<typeof recipientTable> = {
  askRecipient: ({ recipient }, request, options) => recipient.ask(request, options),
  recipientState: ({ recipient }, request, options) => recipient.asked(request, options),
  settleProposal: ({ recipient }, request, options) => recipient.settle(request, options),
  recipientQuestion: ({ recipient }, request, options) => recipient.question(request, options),
  recipientAnswer: ({ recipient }, request, options) => recipient.answer(request, options),
  makePayLink: ({ payLinks }, request, options) => payLinks.makePayLink(request, options),
  openPayment: ({ payLinks }, request, options) => payLinks.openPayment(request, options),
}
