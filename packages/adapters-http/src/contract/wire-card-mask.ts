import { cardMask } from "@mersal/domain/payment/card/card-mask"
import * as z from "zod/mini"

/** How a card's number is shown (D29). In a file of its own, so that first pages need not load it. */
export const wireCardMask = z.string().check(z.regex(cardMask))
