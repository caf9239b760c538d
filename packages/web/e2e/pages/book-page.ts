import type { BookingType } from "@mersal/domain/booking/booking-type"
import type { Vehicle } from "@mersal/domain/booking/parcel/vehicle"
import type { Page } from "@playwright/test"
import type { Words } from "../words.ts"

/** /go/book: from where, to where, what, and how fast. */
export class BookPage {
  readonly page: Page
  readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
  }

  get heading() {
    return this.page.getByRole("heading", { level: 1, name: this.words.firstStep.title })
  }
  get pickup() {
    return this.page.getByRole("combobox", { name: this.words.booking.pickupAddress })
  }
  get dropOff() {
    return this.page.getByRole("combobox", { name: this.words.booking.dropOffAddress })
  }
  get summary() {
    return this.page.getByRole("region", { name: this.words.summary.heading })
  }
  get continueButton() {
    return this.page.getByRole("button", { name: this.words.booking.continue, exact: true })
  }

  type(type: BookingType) {
    return this.page.getByRole("radio", { name: this.words.booking.types[type] })
  }

  vehicle(vehicle: Vehicle) {
    return this.page.getByRole("radio", { name: this.words.booking.vehicles[vehicle] })
  }

  /** A booking type with its price, once loaded. */
  get priced() {
    return this.page.getByRole("radio", { name: /\d+\.\d\d/ }).first()
  }

  async open() {
    await this.page.goto("/go/book")
    await this.heading.waitFor()
  }

  /** Types a name and chooses the first place found. */
  async choosePlaces(pickup: string, dropOff: string) {
    await this.#choose(this.words.booking.pickupAddress, pickup)
    await this.#choose(this.words.booking.dropOffAddress, dropOff)
  }

  async #choose(label: string, name: string) {
    await this.page.getByRole("combobox", { name: label }).fill(name)
    await this.page.getByRole("listbox", { name: label }).getByRole("option").first().click()
  }

  async fill(type: BookingType, [pickup, dropOff]: readonly [string, string] = ["Dubai Marina", "Al Majaz"]) {
    await this.choosePlaces(pickup, dropOff)
    await this.type(type).check()
  }

  async proceed() {
    await this.continueButton.click()
    await this.page.waitForURL("**/go/details")
    // The address changes before the screen does, and both have a button of this name.
    await this.page.getByRole("heading", { level: 1, name: this.words.details.title }).waitFor()
  }
}
