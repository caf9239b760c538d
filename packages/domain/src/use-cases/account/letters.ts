import * as Effect from "effect/Effect"
import { letters as arabic } from "../../messages/ar/letters.ts"
import { letters as english } from "../../messages/en/letters.ts"
import type { Language } from "../../messages/language.ts"
import type { CodeDelivery } from "../../ports/driven/changes/account/codes.ts"
import { type Message, MessageSender } from "../../ports/driven/messages.ts"
import { Product } from "../../ports/driven/product.ts"

export const lettersIn = (language: Language) => (language === "ar" ? arabic : english)

/**
 * The message to a destination of a challenge: its code, or why there is none.
 *
 * @param address of the hosts that the reader is sent to (D2)
 */
export const codeMessage = Effect.fnUntraced(function* (
  { channel, destination: to, notice }: CodeDelivery,
  code: string,
  language: Language,
  address: string,
) {
  const { name, codeRules } = yield* Product
  const texts = lettersIn(language)
  if (channel === "sms") return { channel, to, text: texts.code.sms(code, name) } satisfies Message
  const [subject, text] =
    notice === "code"
      ? [texts.code.subject(name), texts.code.text(code, name, codeRules.lifetimeMinutes)]
      : notice === "already-registered"
        ? [texts.alreadyRegistered.subject(name), texts.alreadyRegistered.text(name, address)]
        : [texts.noAccount.subject(name), texts.noAccount.text(name, address)]
  return { channel, to, subject, text } satisfies Message
})

/** How long tickets are valid, in minutes (checklist V6.4.1: at most an hour). */
export const ticketMinutes = { password: 30, invitation: 60, social: 10 } as const

/** Where a person sets his password. The token is behind the #, so it reaches no server, log or referrer. */
export const passwordLink = (baseUrl: string, token: string): string => `${baseUrl}/go/account#set-password=${token}`

export const invitationMessage = Effect.fnUntraced(function* (email: string, token: string, language: Language) {
  const { name, baseUrl } = yield* Product
  const { invitation } = lettersIn(language)
  const link = passwordLink(baseUrl, token)
  return {
    channel: "email",
    to: email,
    subject: invitation.subject(name),
    text: invitation.text(name, link, ticketMinutes.invitation),
  } satisfies Message
})

/**
 * Sends a code in the background: the request neither waits for it nor fails with it. It is not retried, because codes
 * are not stored in plain text; whoever misses one requests another.
 */
export const sendLater = Effect.fnUntraced(function* (message: Message) {
  const sender = yield* MessageSender
  const sending = sender
    .send(message)
    .pipe(
      Effect.catch(() =>
        Effect.logWarning("A message did not go out").pipe(Effect.annotateLogs({ channel: message.channel })),
      ),
    )
  yield* Effect.forkDetach(sending, { startImmediately: true })
})
