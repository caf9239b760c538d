import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { describe, expect, it } from "vitest"
import { eraseAccount } from "../../commands/erase-account.ts"
import { makeAdmin } from "../../commands/make-admin.ts"
import { saturdayNoonUtc, settingsForTests, startProduct } from "../../testing/running-product.ts"
import { signUp, signUpByPhone } from "../../testing/signed-up.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

for (const { name, open } of testDatabases)
  describe(`the operator's command on ${name}`, () => {
    it("erases an account as its owner could, by e-mail or id, and refuses it for the same reasons", async () => {
      const database = await open()
      const product = await startProduct({ database })
      const [one, other] = [await signUp(product), await signUp(product)]
      const placed = await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking, headers: one.headers })
      const reference = placed.body.data.bkref
      const settings = { ...settingsForTests, database, clock: { at: saturdayNoonUtc, speed: 0 } }
      const profile = async ({ headers }: typeof one) =>
        (await product.call("GET", "/v1.0/account/addresses", { headers })).status

      await expect(eraseAccount(settings, one.email)).rejects.toThrow(`under way, or may still be paid: ${reference}`)
      await expect(eraseAccount(settings, "nobody@example.com")).rejects.toThrow("No account has this id")
      expect(await profile(one)).toBe(200)
      await eraseAccount(settings, other.email.toUpperCase())
      expect([await profile(one), await profile(other)]).toEqual([200, 401])
      await expect(eraseAccount(settings, other.email)).rejects.toThrow("No account has this id")

      const third = await signUp(product)
      await eraseAccount(settings, third.id)
      expect(await profile(third)).toBe(401)

      // Who has verified an e-mail is meant by it, and not who has only given it.
      const fourth = await signUp(product)
      const strangers: (typeof fourth)[] = []
      for (const minutes of [2, 4]) {
        await product.setNow(saturdayNoonUtc + minutes * 60_000)
        strangers.push(await signUpByPhone(product, fourth.email))
      }
      await eraseAccount(settings, fourth.email)
      expect(await profile(fourth)).toBe(401)
      const [first, second] = strangers.map(({ id }) => String(id))
      await expect(eraseAccount(settings, fourth.email)).rejects.toThrow(`by its id: ${second}, ${first}`)
      await eraseAccount(settings, String(first))
      await expect(eraseAccount(settings, fourth.email)).rejects.toThrow(`by its id: ${second}`)
      await eraseAccount(settings, String(second))
      expect(await Promise.all(strangers.map(profile))).toEqual([401, 401])
      await product.stop()
    })

    it("is recorded in the staff log by the account's id alone, and no refused one is", async () => {
      const database = await open()
      const product = await startProduct({ database })
      const settings = { ...settingsForTests, database, clock: { at: saturdayNoonUtc, speed: 0 } }
      const { token } = await makeAdmin(settings, "admin@example.com")
      const password = "falcons8!"
      const admin = await product.call("POST", "/v2.0/auth/password", { body: { token, password } })
      const { id, email } = await signUp(product)
      await eraseAccount(settings, email)
      await expect(eraseAccount(settings, email)).rejects.toThrow("No account has this id")
      const headers = { token: admin.body.data.auth.token }
      const { body: log } = await product.call("GET", "/v1.0/staff/events", { headers })
      expect(log.data).toEqual([{ id: expect.any(String), at: expect.any(String), by: null, of: id, action: "erase" }])
      expect(Date.parse(log.data[0].at)).toBe(saturdayNoonUtc)
      await product.stop()
    })
  })
