import { row } from "../endpoint-row.ts"
import { countFacts, listConsents, noteConsent, noteFact } from "../endpoints/consent.ts"

export const consentTable = {
  noteConsent: row({
    endpoint: noteConsent,
    summary:
      "Keeps what somebody says to the terms, to what may not be sent, or to being counted; also that he takes it back.",
    access: "anyone",
    scope: "account",
    limit: "event",
    remembersGuest: true,
    example: { subject: "analytics", version: "2026-11", isGiven: true },
  }),
  listConsents: row({
    endpoint: listConsents,
    summary: "What one has said to them, the newest first.",
    access: "anyone",
    scope: "account",
    example: {},
  }),
  noteFact: row({
    endpoint: noteFact,
    summary: "Counts a fact of a closed list, of somebody who agreed to it, and keeps nothing of who it was.",
    access: "anyone",
    limit: "event",
    example: { market: "AE", event: { name: "WEB_COUPON_CODE_APPLIED", couponCode: "SAVE10" } },
  }),
  countFacts: row({
    endpoint: countFacts,
    summary: "How often each fact was counted, by day, of the last ninety days.",
    access: "view-change-log",
  }),
}
