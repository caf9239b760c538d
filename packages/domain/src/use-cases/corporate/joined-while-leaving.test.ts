import { expect, it } from "vitest"
import { Accounts } from "../../ports/driven/accounts.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { refused, succeeded } from "../../testing/contracts/expectations.ts"
import { racedStage } from "../../testing/raced-stage.ts"
import { at as instant } from "../../testing/sample-booking.ts"
import { sampleCompany } from "../../testing/sample-company.ts"
import { staffAccount } from "../../testing/staff-account.ts"
import { standInDigest } from "../../testing/stand-in-digest.ts"

const morning = instant("2026-11-21T11:00:00.000+04:00")
const password = "kestrel7!"
const hala = staffAccount("hala", "customer", "Hala")
const amna = { ...staffAccount("amna", "customer", "Amna"), passwordHash: standInDigest(`password|${password}`) }

/** A company of Hala's, to which Amna is invited. */
async function invited() {
  const { runtime, as, at } = await racedStage(morning, [hala, amna])
  const companyId = sampleCompany.id
  await runtime.runPromise(
    UnitOfWork.use((work) =>
      work.commit([
        { kind: "insertCompany", company: sampleCompany },
        { kind: "insertMember", member: { companyId, accountId: hala.id, role: "owner", since: morning } },
        {
          kind: "inviteMember",
          invitation: { companyId, email: amna.contacts.email, role: "owner", invitedAt: morning },
        },
      ]),
    ),
  )
  const members = await runtime.runPromise(Companies.use((companies) => companies.members(companyId)))
  expect(members).toHaveLength(1)
  return {
    at,
    corporate: as(amna).corporate,
    erase: () => as(amna).account.eraseAccount({ password }),
    /** Who belongs to the company, and whether Amna is there. */
    now: async () => ({
      members: (await runtime.runPromise(Companies.use((all) => all.members(companyId)))).map(
        ({ accountId }) => accountId,
      ),
      isThere: (await runtime.runPromise(Accounts.use(({ find }) => find(amna.id)))) !== null,
    }),
  }
}

it("whoever joins a company while his account ends leaves it with the account", async () => {
  const { at, corporate, erase, now } = await invited()
  at("eraseAccount", async () => succeeded(await corporate.answerInvitation({ accept: true })))
  succeeded(await erase())
  expect(await now()).toEqual({ members: [hala.id], isThere: false })
})

it("whoever has ended his account meanwhile joins no company", async () => {
  const { at, corporate, erase, now } = await invited()
  at("insertMember", async () => succeeded(await erase()))
  refused(await corporate.answerInvitation({ accept: true }), "CompanyNotFound")
  expect(await now()).toEqual({ members: [hala.id], isThere: false })
})

it("whoever has ended his account meanwhile registers no company", async () => {
  const { at, corporate, erase, now } = await invited()
  at("insertCompany", async () => succeeded(await erase()))
  const { name, contactName, email, phone } = sampleCompany
  const details = { name, contactName, email, phone, taxNumber: "100000000000002" }
  refused(await corporate.register({ market: "AE", details }), "NotSignedIn")
  expect(await now()).toEqual({ members: [hala.id], isThere: false })
})
