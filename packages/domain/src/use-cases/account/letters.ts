import * as Effect from "effect/Effect"
import { letters as arabic } from "../../messages/ar/letters.ts"
import { letters as english } from "../../messages/en/letters.ts"
import type { Language } from "../../messages/language.ts"
import type { CodeDelivery } from "../../ports/driven/changes/account.ts"
import { type Message, MessageSender } from "../../ports/driven/messages.ts"
import { Product } from "../../ports/driven/product.ts"

const lettersIn = (language: Language) => (language === "ar" ? arabic : english)

/** What is written to a destination of a challenge: its code, or why there is none. */
export const codeMessage = Effect.fnUntraced(function* (delivery: CodeDelivery, code: string, language: Language) {
  const { name, baseUrl, codeRules } = yield* Product
  const texts = lettersIn(language)
  const { channel, destination: to, notice } = delivery
  if (channel === "sms") return { channel, to, text: texts.code.sms(code, name) } satisfies Message
  const [subject, text] =
    notice === "code"
      ? [texts.code.subject(name), texts.code.text(code, name, String(codeRules.lifetimeMinutes))]
      : notice === "already-registered"
        ? [texts.alreadyRegistered.subject(name), texts.alreadyRegistered.text(name, baseUrl)]
        : [texts.noAccount.subject(name), texts.noAccount.text(name, baseUrl)]
  return { channel, to, subject, text } satisfies Message
})

/** A word to the owner of an account about what has just happened to it; to be read, and not answered. */
export const notify = Effect.fnUntraced(function* (
  what: "passwordChanged" | "phoneChanged" | "accountErased",
  to: { readonly email: string; readonly language: Language; readonly phone?: string | null },
) {
  const { name, baseUrl } = yield* Product
  const texts = lettersIn(to.language)
  yield* sendLater({
    channel: "email",
    to: to.email,
    subject: texts[what].subject(name),
    text: texts[what].text(name, baseUrl),
  })
  if (what === "phoneChanged" && to.phone) {
    yield* sendLater({ channel: "sms", to: to.phone, text: texts.phoneChanged.sms(name) })
  }
})

/** Minutes for which an invitation or a reset is good (checklist V6.4.1: an hour at most). */
export const ticketMinutes = { password: 30, invitation: 60, social: 10 } as const

/** Where somebody sets his password. The token stands behind the #: it reaches no server, log or referrer. */
export const passwordLink = (baseUrl: string, token: string): string => `${baseUrl}/go/account#set-password=${token}`

export const invitationMessage = Effect.fnUntraced(function* (email: string, token: string, language: Language) {
  const { name, baseUrl } = yield* Product
  const { invitation } = lettersIn(language)
  const link = passwordLink(baseUrl, token)
  return {
    channel: "email",
    to: email,
    subject: invitation.subject(name),
    text: invitation.text(name, link, String(ticketMinutes.invitation)),
  } satisfies Message
})

/** Sends beside the request, which neither waits for it nor fails with it. */
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
