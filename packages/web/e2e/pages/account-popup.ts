import { expect, type Page } from "@playwright/test"
import type { Person } from "../people.ts"
import type { Words } from "../words.ts"

/** The account popups, and the account's part of the header. */
export class AccountPopup {
  readonly page: Page
  readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
  }

  /** The header's button for a guest. */
  get opener() {
    return this.page.getByRole("button", { name: this.words.shell.loginOrSignUp, exact: true })
  }
  get profile() {
    return this.page.getByRole("button", { name: this.words.shell.myProfile, exact: true })
  }
  get logout() {
    return this.page.getByRole("button", { name: this.words.shell.logout, exact: true })
  }
  get dialog() {
    return this.page.getByRole("dialog")
  }
  get alert() {
    return this.dialog.getByRole("alert")
  }
  get name() {
    return this.#field(this.words.account.name)
  }
  get email() {
    return this.#field(this.words.account.email)
  }
  get phone() {
    return this.#field(this.words.account.phone)
  }
  get password() {
    return this.#field(this.words.account.password)
  }
  get repeatedPassword() {
    return this.#field(this.words.account.repeatedPassword)
  }
  get newPassword() {
    return this.#field(this.words.account.newPassword)
  }
  get code() {
    return this.#field(this.words.account.enterCode(4))
  }

  #field(label: string) {
    return this.dialog.getByLabel(label, { exact: true })
  }

  titled(mode: keyof Words["account"]["titles"]) {
    return this.page.getByRole("dialog", { name: this.words.account.titles[mode], exact: true })
  }

  button(name: string) {
    return this.dialog.getByRole("button", { name, exact: true })
  }

  /** The button that sends the form. */
  get send() {
    return this.dialog.locator("button[type=submit]")
  }

  async open() {
    await this.opener.click()
    await this.titled("login").waitFor()
  }

  async logIn({ email, password }: Pick<Person, "email" | "password">) {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.send.click()
  }

  /** The simulated provider's window chooses the person, and closes with the popup. */
  async logInElsewhere({ name, email }: Pick<Person, "name" | "email">) {
    const [issuer] = await Promise.all([
      this.page.context().waitForEvent("page"),
      this.button(this.words.account.loginWith.google).click(),
    ])
    await issuer.locator("[name=email]").fill(email)
    await issuer.locator("[name=name]").fill(name)
    await issuer.locator("button").click()
    await expect.poll(() => issuer.isClosed()).toBe(true)
    await expect(this.titled("login")).toBeHidden()
  }

  async register({ name, email, phone, password }: Person) {
    await this.name.fill(name)
    await this.email.fill(email)
    await this.phone.fill(phone)
    await this.password.fill(password)
    await this.repeatedPassword.fill(password)
    await this.send.click()
    await this.titled("code").waitFor()
  }
}
