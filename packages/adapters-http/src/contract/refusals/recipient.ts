import {
  NothingProposed,
  NothingToPay,
  RecipientAskedOften,
  RecipientLinkInvalid,
} from "@mersal/domain/recipient/recipient-errors"
import * as z from "zod/mini"
import { bareRefusal, type RefusalCodecs, refusalWithData } from "./refusal-codec.ts"

export type RecipientRefusal = RecipientLinkInvalid | RecipientAskedOften | NothingProposed | NothingToPay

export const recipientRefusals: RefusalCodecs<RecipientRefusal> = {
  RecipientLinkInvalid: bareRefusal("recipient-link-invalid", RecipientLinkInvalid, "token"),
  RecipientAskedOften: refusalWithData("recipient-asked-often", z.object({ most: z.number() }), RecipientAskedOften),
  NothingProposed: bareRefusal("nothing-proposed", NothingProposed),
  NothingToPay: bareRefusal("nothing-to-pay", NothingToPay),
}
