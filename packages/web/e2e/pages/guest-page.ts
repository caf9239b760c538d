import type { Page } from "@playwright/test"
import type { Words } from "../words.ts"

/** /go/guest: the whole booking before it is paid. */
export class GuestPage {
  readonly page: Page
  readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
  }

  get heading() {
    return this.page.getByRole("heading", { level: 1, name: this.words.summary.title })
  }
  get summary() {
    return this.page.getByRole("region", { name: this.words.summary.heading })
  }
  get continueButton() {
    return this.page.getByRole("button", { name: this.words.summary.toPayment })
  }

  async proceed() {
    await this.continueButton.click()
    await this.page.waitForURL("**/go/payment")
    // The address changes before the screen does, and both have a heading and a summary.
    await this.page.getByRole("heading", { level: 1, name: this.words.payment.title }).waitFor()
  }
}
