import { companyRoles } from "@mersal/domain/account/role"
import type { Reference } from "@mersal/domain/booking/order/reference"
import type { AccountExport } from "@mersal/domain/ports/driving/account-service"
import * as z from "zod/mini"
import { defineEndpoint, inData } from "../endpoint.ts"
import { wireAddress, wireContact, wireProfile, wireSession } from "../wire-account.ts"
import { wireBooking } from "../wire-codec.ts"
import { WireWebhook, wireKey } from "../wire-consumer.ts"
import { wireLeadOfPerson } from "../wire-lead.ts"
import { wireCardMethod, wireInstant, wireMoney, wireReference } from "../wire-values.ts"
import { done } from "./account-answers.ts"
import { maybePassword, saysNothing } from "./account-requests.ts"
import { wireConsent } from "./consent.ts"
import { wireListedDocument } from "./documents.ts"
import { wireNoticeChoice } from "./notices.ts"
import { wireAttemptState } from "./payment-desk.ts"
import { wireRating } from "./ratings.ts"

export const claimBookings = defineEndpoint<null, { readonly references: readonly Reference[] }>({
  method: "POST",
  path: "/v1.0/account/claim",
  request: saysNothing,
  answer: inData<{ readonly references: readonly Reference[] }>(
    z.codec(z.object({ bkrefs: z.array(wireReference) }), z.custom<{ readonly references: readonly Reference[] }>(), {
      decode: ({ bkrefs }) => ({ references: bkrefs }),
      encode: ({ references }) => ({ bkrefs: [...references] }),
    }),
  ),
})

export const exportAccount = defineEndpoint<null, AccountExport>({
  method: "GET",
  path: "/v1.0/account/export",
  request: saysNothing,
  answer: inData<AccountExport>(
    z.codec(
      z.object({
        profile: wireProfile,
        createdAt: wireInstant,
        socialSignIns: z.array(z.enum(["facebook", "google"])),
        sessions: z.array(wireSession),
        addresses: z.array(wireAddress),
        contacts: z.array(wireContact),
        bookings: z.array(wireBooking),
        company: z.nullable(
          z.object({ id: z.string(), name: z.string(), role: z.enum(companyRoles), since: wireInstant }),
        ),
        keys: z.array(wireKey),
        webhooks: z.array(WireWebhook),
        consents: z.array(wireConsent),
        notices: z.nullable(wireNoticeChoice),
        browsers: z.array(z.object({ bkref: wireReference, language: z.enum(["en", "ar"]), createdAt: wireInstant })),
        payments: z.array(
          z.object({
            bkref: wireReference,
            paytyp: wireCardMethod,
            amount: wireMoney,
            state: wireAttemptState,
            createdAt: wireInstant,
          }),
        ),
        documents: z.array(wireListedDocument),
        leads: z.array(wireLeadOfPerson),
        ratings: z.array(z.extend(wireRating, { bkref: wireReference })),
      }),
      z.custom<AccountExport>(),
      {
        decode: ({ browsers, payments, ratings, ...wire }): AccountExport => ({
          ...wire,
          browsers: browsers.map(({ bkref, ...browser }) => ({ ...browser, reference: bkref })),
          payments: payments.map(({ bkref, paytyp, ...payment }) => ({
            ...payment,
            reference: bkref,
            method: paytyp,
          })),
          ratings: ratings.map(({ bkref, ...rating }) => ({ ...rating, reference: bkref })),
        }),
        encode: (exported) => ({
          ...exported,
          socialSignIns: [...exported.socialSignIns],
          sessions: [...exported.sessions],
          addresses: [...exported.addresses],
          contacts: [...exported.contacts],
          bookings: [...exported.bookings],
          keys: [...exported.keys],
          webhooks: exported.webhooks.map((webhook) => ({ ...webhook, events: [...webhook.events] })),
          consents: [...exported.consents],
          browsers: exported.browsers.map(({ reference, ...browser }) => ({ ...browser, bkref: reference })),
          payments: exported.payments.map(({ reference, method, ...payment }) => ({
            ...payment,
            bkref: reference,
            paytyp: method,
          })),
          documents: [...exported.documents],
          leads: [...exported.leads],
          ratings: exported.ratings.map(({ reference, ...rating }) => ({ ...rating, bkref: reference })),
        }),
      },
    ),
  ),
})

export const eraseAccount = defineEndpoint<{ readonly password: string | null }, null>({
  method: "DELETE",
  path: "/v1.0/account",
  request: maybePassword,
  answer: done,
})
