import { type Draft, newDraft } from "@mersal/domain/booking/draft/draft"
import { writeDraft } from "@mersal/domain/booking/draft/draft-storage"
import { parseLocalDate } from "@mersal/domain/calendar/local-date"
import type { Page } from "@playwright/test"
import { typed } from "./pages/details-page.ts"

const blank = newDraft("", "AE")
const marina = { address: "Dubai Marina, Dubai", position: { lat: 25.08, lon: 55.14 }, cityName: "Dubai" }
const majaz = { address: "Al Majaz, Sharjah", position: { lat: 25.324, lon: 55.388 }, cityName: "Sharjah" }
/** A place that we do not serve. */
export const sands = { address: "Rub' al Khali", position: { lat: 20.5, lon: 50.5 }, cityName: "" }

/** A booking for today that lacks only the payment method. */
export const completeDraft: Draft = {
  ...blank,
  pickup: { ...blank.pickup, place: marina, building: typed.pickup.building },
  dropOff: {
    ...blank.dropOff,
    place: majaz,
    building: typed.dropOff.building,
    contact: { choice: "other", name: typed.dropOff.name, phone: typed.dropOff.phone },
  },
  bookingType: "sameDay",
  pickupDate: parseLocalDate("2026-11-21"),
  pickupWindow: "11-14",
  deliveryWindow: "17-22",
  // A getter, because each test's guest has his own phone.
  get guest() {
    return { ...typed.guest, email: "" }
  },
}

/** Opens a page with this stored draft. The product decides what to do with it. */
export async function openWith(page: Page, path: string, draft: Draft = completeDraft): Promise<void> {
  const typing = await page.addInitScript(
    (stored) => localStorage.setItem("mersal.draft", stored),
    writeDraft({ ...draft, id: crypto.randomUUID() }),
  )
  await page.goto(path)
  await typing.dispose()
}
