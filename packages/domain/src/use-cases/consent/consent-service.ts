import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Consent, ConsentOwner } from "../../consent/consent.ts"
import { Consents } from "../../ports/driven/consents.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { ConsentService } from "../../ports/driving/consent-service.ts"
import { ownerDigestOf } from "../access.ts"
import type { Caller } from "../caller.ts"
import type { RunFor } from "../run-for.ts"

type Said = Pick<Consent, "subject" | "version" | "isGiven">

const noteConsent = Effect.fn("noteConsent")(function* ({ subject, version, isGiven }: Said, caller: Caller) {
  const id = yield* (yield* IdSource).token
  const consent: Consent = { id, subject, version, isGiven, at: yield* Clock.currentTimeMillis }
  const owner = yield* ownerOf(caller)
  const { accountId } = owner
  const kept: readonly Change[] = accountId === null ? [] : [{ kind: "keepAccount", accountId }]
  // A consent of an account that is erased meanwhile is deleted with it.
  yield* Effect.ignore((yield* UnitOfWork).commit([{ kind: "noteConsent", consent, owner }, ...kept]))
  return consent
})

const listConsents = Effect.fn("listConsents")(function* (caller: Caller) {
  return yield* (yield* Consents).of(yield* ownerOf(caller))
})

/** An account's consent is stored with the account only: signing out of a shared browser leaves nothing there. */
const ownerOf = Effect.fnUntraced(function* (caller: Caller) {
  const accountId = caller.actor.type === "guest" ? null : caller.actor.id
  const owner: ConsentOwner = { accountId, ownerDigest: accountId === null ? yield* ownerDigestOf(caller) : null }
  return owner
})

/** The port of consents for one caller. */
export const consentService = (
  run: RunFor<typeof noteConsent | typeof listConsents>,
  caller: Caller,
): ConsentService => ({
  note: (request) => run(noteConsent(request, caller)),
  list: (_, options) => run(listConsents(caller), options),
})
