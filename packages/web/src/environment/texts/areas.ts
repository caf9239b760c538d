import type { companyAreas } from "./company-areas.ts"
import type { countryAreas } from "./country-areas.ts"
import type { landlineAreas } from "./landline-areas.ts"
import type { notComingAreas } from "./not-coming-areas.ts"
import type { onAccountAreas } from "./on-account-areas.ts"
import type { packageGuideAreas } from "./package-guide-areas.ts"
import type { paperAreas } from "./paper-areas.ts"
import type { payLinkAreas } from "./pay-link-areas.ts"
import type { priceNoticeAreas } from "./price-notice-areas.ts"
import type { promoAreas } from "./promo-areas.ts"
import type { pushOfferAreas } from "./push-offer-areas.ts"
import type { receiptAreas } from "./receipt-areas.ts"
import type { recipientAreas } from "./recipient-areas.ts"
import type { savedContactAreas } from "./saved-contact-areas.ts"
import type { slotAlertAreas } from "./slot-alert-areas.ts"
import type { staffAreas } from "./staff-areas.ts"
import type { stepNoticeAreas } from "./step-notice-areas.ts"
import type { trackingSearchAreas } from "./tracking-search-areas.ts"

/**
 * The dictionaries of the web application by area. Each is a separate file in each language, loaded with the first
 * screen that shows one of its texts.
 */
export const areas = {
  shell: {
    en: () => import("@mersal/domain/messages/en/shell"),
    ar: () => import("@mersal/domain/messages/ar/shell"),
  },
  footer: {
    en: () => import("@mersal/domain/messages/en/footer"),
    ar: () => import("@mersal/domain/messages/ar/footer"),
  },
  appBanner: {
    en: () => import("@mersal/domain/messages/en/app-banner"),
    ar: () => import("@mersal/domain/messages/ar/app-banner"),
  },
  extras: {
    en: () => import("@mersal/domain/messages/en/extras"),
    ar: () => import("@mersal/domain/messages/ar/extras"),
  },
  booking: {
    en: () => import("@mersal/domain/messages/en/booking"),
    ar: () => import("@mersal/domain/messages/ar/booking"),
  },
  firstStep: {
    en: () => import("@mersal/domain/messages/en/first-step"),
    ar: () => import("@mersal/domain/messages/ar/first-step"),
  },
  details: {
    en: () => import("@mersal/domain/messages/en/details"),
    ar: () => import("@mersal/domain/messages/ar/details"),
  },
  summary: {
    en: () => import("@mersal/domain/messages/en/summary"),
    ar: () => import("@mersal/domain/messages/ar/summary"),
  },
  payment: {
    en: () => import("@mersal/domain/messages/en/payment"),
    ar: () => import("@mersal/domain/messages/ar/payment"),
  },
  card: {
    en: () => import("@mersal/domain/messages/en/card"),
    ar: () => import("@mersal/domain/messages/ar/card"),
  },
  cardFields: {
    en: () => import("@mersal/domain/messages/en/card-fields"),
    ar: () => import("@mersal/domain/messages/ar/card-fields"),
  },
  notPlaced: {
    en: () => import("@mersal/domain/messages/en/not-placed"),
    ar: () => import("@mersal/domain/messages/ar/not-placed"),
  },
  cardReturn: {
    en: () => import("@mersal/domain/messages/en/card-return"),
    ar: () => import("@mersal/domain/messages/ar/card-return"),
  },
  confirmation: {
    en: () => import("@mersal/domain/messages/en/confirmation"),
    ar: () => import("@mersal/domain/messages/ar/confirmation"),
  },
  account: {
    en: () => import("@mersal/domain/messages/en/account"),
    ar: () => import("@mersal/domain/messages/ar/account"),
  },
  accountRefusals: {
    en: () => import("@mersal/domain/messages/en/account-refusals"),
    ar: () => import("@mersal/domain/messages/ar/account-refusals"),
  },
  tracking: {
    en: () => import("@mersal/domain/messages/en/tracking"),
    ar: () => import("@mersal/domain/messages/ar/tracking"),
  },
  live: {
    en: () => import("@mersal/domain/messages/en/live"),
    ar: () => import("@mersal/domain/messages/ar/live"),
  },
  myAccount: {
    en: () => import("@mersal/domain/messages/en/my-account"),
    ar: () => import("@mersal/domain/messages/ar/my-account"),
  },
  myBookings: {
    en: () => import("@mersal/domain/messages/en/my-bookings"),
    ar: () => import("@mersal/domain/messages/ar/my-bookings"),
  },
} as const

/** Parts that few readers see keep their dictionary's table in a file of their own; only its type is known here. */
export type Areas = typeof areas &
  typeof pushOfferAreas &
  typeof receiptAreas &
  typeof payLinkAreas &
  typeof recipientAreas &
  typeof companyAreas &
  typeof countryAreas &
  typeof landlineAreas &
  typeof staffAreas &
  typeof notComingAreas &
  typeof onAccountAreas &
  typeof packageGuideAreas &
  typeof paperAreas &
  typeof priceNoticeAreas &
  typeof promoAreas &
  typeof savedContactAreas &
  typeof slotAlertAreas &
  typeof stepNoticeAreas &
  typeof trackingSearchAreas

export type AreaName = keyof Areas
