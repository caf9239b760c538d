import type { Page } from "@playwright/test"
import type { Words } from "../words.ts"

/** /tracking and /tracking/status. */
export class TrackingPage {
  readonly page: Page
  readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
  }

  get heading() {
    return this.page.getByRole("heading", { level: 1, name: this.words.tracking.title })
  }
  get statusHeading() {
    return this.page.getByRole("heading", { level: 1, name: this.words.tracking.statusTitle })
  }
  get reference() {
    return this.page.getByLabel(this.words.tracking.referenceLabel)
  }
  get continueButton() {
    return this.page.getByRole("button", { name: this.words.tracking.continue })
  }
  get back() {
    return this.page.getByRole("link", { name: this.words.tracking.back, exact: true })
  }
  get timeline() {
    return this.page.getByRole("list", { name: this.words.tracking.timeline })
  }
  /** "21st Nov 2026 12PM to 5PM", shown until the parcel is collected. */
  get expectedPickup() {
    return this.page.getByRole("term").filter({ hasText: this.words.tracking.expectedPickup }).locator("+ dd")
  }
  get ownBooking() {
    return this.page.getByRole("region", { name: this.words.live.yourBooking })
  }

  get anotherWay() {
    return this.page.getByText(this.words.tracking.searchTitle)
  }

  async searchFor(reference: string, lastFour: string) {
    const { trackingSearch: search } = this.words
    await this.page.getByRole("textbox", { name: search.values.reference, exact: true }).fill(reference)
    await this.page.getByLabel(search.lastFour).fill(lastFour)
    await this.page.getByRole("button", { name: search.submit }).click()
  }

  async open() {
    await this.page.goto("/tracking")
    await this.heading.waitFor()
  }

  async lookUp(reference: string) {
    await this.reference.fill(reference)
    await this.continueButton.click()
  }
}
