import type { Page } from "@playwright/test"
import { expect } from "../test.ts"
import type { Words } from "../words.ts"

/** A driver's day on his phone. */
export class DriverPage {
  readonly page: Page
  readonly words: Words["driver"]

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words.driver
  }

  async open(): Promise<void> {
    await this.page.goto("/driver")
    await expect(this.heading).toBeVisible()
  }

  get heading() {
    return this.page.getByRole("heading", { level: 1, name: this.words.title })
  }

  /** The card of the next stop. */
  get next() {
    return this.page.getByRole("region", { name: this.words.next })
  }

  /** The reference of the next booking. */
  async reference(): Promise<string> {
    return (await this.next.getByText(/^AE[0-9A-Z]{13}$/).textContent()) ?? ""
  }

  async press(act: string): Promise<void> {
    await this.next.getByRole("button", { name: act, exact: true }).click()
  }

  get sheet() {
    return this.page.getByRole("dialog")
  }

  /** Opens the proof and chooses its kind. */
  async handOver(kind: keyof Words["driver"]["proofKinds"]): Promise<void> {
    await this.press(this.words.acts.handOver)
    await this.sheet.getByRole("radio", { name: this.words.proofKinds[kind] }).check()
  }

  async confirmProof(): Promise<void> {
    await this.sheet.getByRole("button", { name: this.words.proofConfirm }).click()
  }

  async signs(): Promise<void> {
    const box = await this.sheet.getByRole("img", { name: this.words.signature }).boundingBox()
    if (!box) throw new Error("There is no field to sign in")
    const { mouse } = this.page
    await mouse.move(box.x + 40, box.y + 60)
    await mouse.down()
    await mouse.move(box.x + 120, box.y + 120)
    await mouse.move(box.x + 200, box.y + 50)
    await mouse.up()
  }
}
