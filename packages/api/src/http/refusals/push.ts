import type { PushRefusal } from "@mersal/adapters-http/contract/refusals/push"
import type { RefusalAnswers } from "./refusal-answers.ts"

export const pushAnswers: RefusalAnswers<PushRefusal> = {
  PushAddressRefused: { status: 422, say: (_, texts) => [{ message: texts.pushAddressRefused }] },
  PushNotOffered: { status: 409, say: (_, texts) => [{ message: texts.pushNotOffered }] },
  TooManySubscriptions: { status: 409, say: ({ most }, texts) => [{ message: texts.tooManySubscriptions(most) }] },
}
