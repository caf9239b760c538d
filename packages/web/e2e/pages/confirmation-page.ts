import type { Page } from "@playwright/test"
import type { Words } from "../words.ts"

/** /go/booking-confirmation: the booking's confirmation. */
export class ConfirmationPage {
  readonly page: Page
  readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
  }

  get heading() {
    return this.page.getByRole("heading", { level: 1, name: this.words.confirmation.title })
  }
  /** The reference in the groups that make it easy to read aloud: "AE 4K7M 2XQ9 TB3H V". */
  get spokenReference() {
    return this.page.getByText(/^(AE|QA)( [0-9A-Z]{1,4}){4}$/)
  }
  get trackLink() {
    return this.page.getByRole("link", { name: this.words.confirmation.track })
  }
  get calendarLink() {
    return this.page.getByRole("link", { name: this.words.confirmation.addToCalendar })
  }
  get bookAnother() {
    return this.page.getByRole("button", { name: this.words.confirmation.bookAnother })
  }

  /** The reference without spaces. */
  async reference(): Promise<string> {
    const shown = await this.spokenReference.innerText()
    return shown.replaceAll(" ", "")
  }
}
