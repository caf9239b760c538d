import type { Page } from "@playwright/test"
import type { Words } from "../words.ts"

export interface TypedCard {
  readonly name: string
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

/** Cards of the test gateway. */
export const cards = {
  plain: { name: "Aisha Rahman", number: "4005550000000001", expiry: "0530", cvc: "123" },
  asks3ds: { name: "Aisha Rahman", number: "4557012345678902", expiry: "0530", cvc: "123" },
  declined: { name: "Aisha Rahman", number: "4000000000000002", expiry: "0530", cvc: "123" },
} as const satisfies Record<string, TypedCard>

/** The fields of a card, on the payment step and on the page of a pay link. */
export class CardForm {
  readonly page: Page
  readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
  }

  get name() {
    return this.page.getByLabel(this.words.cardFields.name)
  }
  get number() {
    return this.page.getByLabel(this.words.cardFields.number)
  }
  get expiry() {
    return this.page.getByLabel(this.words.cardFields.expiry)
  }
  get cvc() {
    return this.page.getByLabel(this.words.cardFields.cvc)
  }
  /** By the text before its amount; a phone's summary contains parts of it too. */
  get pay() {
    return this.page.getByRole("button", { name: new RegExp(`^${this.words.card.pay("").trim()} `) })
  }

  tab(label: keyof Words["card"]["tabs"]) {
    return this.page.getByRole("radio", { name: this.words.card.tabs[label], exact: true })
  }

  /** Types like a person, key by key. */
  async fill({ name, number, expiry, cvc }: TypedCard) {
    await this.name.fill(name)
    await this.number.pressSequentially(number)
    await this.expiry.pressSequentially(expiry)
    await this.cvc.pressSequentially(cvc)
  }

  /** Fills in the card as a browser's autofill does: each field gets its value at once. */
  async payBy({ name, number, expiry, cvc }: TypedCard) {
    await this.name.fill(name)
    await this.number.fill(number)
    await this.expiry.fill(expiry)
    await this.cvc.fill(cvc)
    await this.pay.click()
  }
}

/** The bank's page that asks its customer to approve. */
export class BankPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async decide(decision: "approve" | "fail" | "cancel" | "leave") {
    await this.button(decision).click()
  }

  /** The choice of failures on the simulated bank's page, once it is shown. */
  async faults(): Promise<string> {
    await this.button("approve").waitFor()
    return `${new URL(this.page.url()).origin}/faults`
  }

  private button(decision: string) {
    return this.page.locator(`button[value=${decision}]`)
  }
}
