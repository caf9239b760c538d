import type { ConsentChange } from "@mersal/domain/ports/driven/changes/consent"
import { insertNew } from "../database/inserts.ts"
import type { Writing } from "./writing.ts"

export const consentWrites: Writing<ConsentChange> = {
  noteConsent: ({ consent: { id, subject, version, isGiven, at }, owner: { accountId, ownerDigest } }) => [
    insertNew("consents", {
      id,
      account_id: accountId,
      owner_digest: ownerDigest,
      subject,
      version,
      is_given: isGiven ? 1 : 0,
      said_at: at,
    }),
  ],
}
