import { cardMask } from "@mersal/domain/payment/card/card-mask"
import * as z from "zod/mini"

/** What a card's number is named by (D29). In a file of its own: the calls that read it are not those of a first page. */
export const wireCardMask = z.string().check(z.regex(cardMask))
