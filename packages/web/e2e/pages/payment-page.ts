import type { Page } from "@playwright/test"
import type { Words } from "../words.ts"

/** /go/payment: the payment method, and the button that books. */
export class PaymentPage {
  readonly page: Page
  readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
  }

  get heading() {
    return this.page.getByRole("heading", { level: 1, name: this.words.payment.title })
  }
  get atPickup() {
    return this.page.getByRole("radio", { name: this.words.payment.payAtPickup })
  }
  get atDropOff() {
    return this.page.getByRole("radio", { name: this.words.payment.payAtDropOff })
  }
  /** By the text before its amount. */
  get bookNow() {
    return this.page.getByRole("button", { name: this.words.payment.bookNow("").trim() })
  }
  get alert() {
    return this.page.getByRole("alert")
  }

  get cashTab() {
    return this.page.getByRole("radio", { name: this.words.payment.cash, exact: true })
  }

  async proceed() {
    await this.cashTab.check()
    await this.atPickup.check()
    await this.bookNow.click()
    await this.page.waitForURL("**/go/booking-confirmation")
    // The address changes before the screen does, and both have a heading.
    await this.page.getByRole("heading", { level: 1, name: this.words.confirmation.title }).waitFor()
  }
}
