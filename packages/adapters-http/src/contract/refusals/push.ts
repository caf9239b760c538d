import { PushAddressRefused, PushNotOffered, TooManySubscriptions } from "@mersal/domain/push/push-errors"
import * as z from "zod/mini"
import { bareRefusal, type RefusalCodecs, refusalWithData } from "./refusal-codec.ts"

export type PushRefusal = PushAddressRefused | PushNotOffered | TooManySubscriptions

export const pushRefusals: RefusalCodecs<PushRefusal> = {
  PushAddressRefused: bareRefusal("push-address-refused", PushAddressRefused, "endpoint"),
  PushNotOffered: bareRefusal("push-not-offered", PushNotOffered),
  TooManySubscriptions: refusalWithData("too-many-subscriptions", z.object({ most: z.number() }), TooManySubscriptions),
}
