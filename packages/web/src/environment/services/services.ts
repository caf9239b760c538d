import type { FormAnswer } from "@mersal/domain/payment/card/form-answer"
import type { Services } from "@mersal/domain/ports/driving/services"
import { provided } from "../provided.ts"
import type { OpenPapers } from "./paper-services.ts"

/** The product's ports that the screens call. */
export interface ScreenServices {
  readonly schedule: Pick<Services["schedule"], "lookUpSlots">
  readonly pricing: Pick<Services["pricing"], "quotePrices">
  readonly account: Pick<Services["account"], "addresses" | "contacts">
  readonly promo: Pick<Services["promo"], "applyPromo">
  readonly coverage: Pick<Services["coverage"], "serviceAreas" | "searchPlaces">
  readonly booking: Pick<Services["booking"], "saveLead" | "placeBooking">
  readonly tracking: Pick<Services["tracking"], "track" | "search">
  readonly live: Pick<Services["live"], "follow" | "moment">
  readonly ratings: Services["ratings"]
  readonly payments: Pick<Services["payments"], "openSession" | "payInCash" | "purchase" | "attempt" | "confirmation">
  readonly payLinks: Pick<Services["payLinks"], "openPayment">
  readonly ownBookings: Pick<Services["ownBookings"], "receipt">
  readonly push: Pick<Services["push"], "publicKey" | "subscribe">
  readonly corporate: Pick<Services["corporate"], "company">
  readonly cardPage: CardPage
  readonly papers: OpenPapers
}

/** The gateway to which the browser itself posts a card (D29). */
export interface CardPage {
  /** The gateway's answer, or null if none came. */
  readonly post: (address: string, body: Readonly<Record<string, string | number>>) => Promise<FormAnswer | null>
}

/** Provided by the app to the screens that call the server. */
export const [ServicesContext, useServices] = provided<ScreenServices>()
