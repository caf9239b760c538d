import type { StopSide } from "@mersal/domain/booking/stop"
import type { Page } from "@playwright/test"
import { ownPhone } from "../people.ts"
import type { Words } from "../words.ts"

/** What a test types on the details step. */
export const typed = {
  pickup: { building: "Marina Plaza, floor 12" },
  dropOff: { building: "Villa 7", name: "Omar Khalid", phone: "050 765 4321" },
  guest: {
    name: "Aisha Rahman",
    get phone() {
      return ownPhone("AE")
    },
  },
}

/** The same in Qatar. */
export const typedInQatar = {
  pickup: typed.pickup,
  dropOff: { ...typed.dropOff, phone: "5512 3456" },
  guest: {
    name: typed.guest.name,
    get phone() {
      return ownPhone("QA")
    },
  },
}

/** /go/details: the exact addresses, times and contacts. */
export class DetailsPage {
  readonly page: Page
  readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
  }

  get heading() {
    return this.page.getByRole("heading", { level: 1, name: this.words.details.title })
  }
  /** The alert of isSameDayError, or the summary of errors. */
  get alert() {
    return this.page.getByRole("alert")
  }
  get guestName() {
    return this.page.getByLabel(this.words.details.yourName)
  }
  get guestPhone() {
    return this.page.getByLabel(this.words.details.yourPhone)
  }
  get guestEmail() {
    return this.page.getByLabel(this.words.details.yourEmail)
  }
  get contactName() {
    return this.stop("dropOff").getByLabel(this.words.details.contactName)
  }
  get contactPhone() {
    return this.stop("dropOff").getByLabel(this.words.details.contactPhone)
  }
  /** The button before each phone: "Country: United Arab Emirates, +971". */
  phoneCountry(side: StopSide) {
    return this.stop(side).getByRole("button", { name: this.words.shell.phoneCountry })
  }
  get dates() {
    return this.page.getByRole("group", { name: this.words.details.pickupDate }).getByRole("radio")
  }
  get slots() {
    return this.page.getByRole("group", { name: this.words.details.pickupSlot }).getByRole("radio")
  }
  get continueButton() {
    return this.page.getByRole("button", { name: this.words.booking.continue, exact: true })
  }

  stop(side: StopSide) {
    return this.page.getByRole("region", { name: this.words.booking[side], exact: true })
  }
  building(side: StopSide) {
    return this.stop(side).getByLabel(this.words.details.building)
  }

  async fill({ pickup, dropOff, guest } = typed) {
    await this.building("pickup").fill(pickup.building)
    await this.guestName.fill(guest.name)
    await this.guestPhone.fill(guest.phone)
    await this.building("dropOff").fill(dropOff.building)
    await this.contactName.fill(dropOff.name)
    await this.contactPhone.fill(dropOff.phone)
  }

  async proceed() {
    await this.continueButton.click()
    await this.page.waitForURL("**/go/guest")
    // The address changes before the screen does, and both have a button of this name.
    await this.page.getByRole("heading", { level: 1, name: this.words.summary.title }).waitFor()
  }
}
