import { sampleAccount } from "@mersal/domain/testing/sample-account"
import { sampleWebhook } from "@mersal/domain/testing/sample-webhook"
import { expect, it } from "vitest"
import { inTurn } from "../testing/postgres/in-turn.ts"
import { accountWrites } from "../writes/account.ts"
import { consumerWrites } from "../writes/consumer.ts"

const made = accountWrites.insertAccount({ kind: "insertAccount", account: sampleAccount })
const { id: accountId } = sampleAccount

it("the last key that an account may have is one, when two processes make it at once", async () => {
  const key = (id: string) => ({
    id,
    digest: id,
    hint: "abcd",
    name: "Shop",
    kind: "sandbox" as const,
    scopes: [],
    accountId,
    createdAt: 0,
    expiresAt: null,
    revokedAt: null,
  })
  const [one, other] = ["one", "other"].map((id) =>
    consumerWrites.insertKey({ kind: "insertKey", key: key(id), most: 1 }),
  )
  expect(await inTurn(made, one ?? [], other ?? [])).toBe(false)
})

it("the last webhook that an account may have is one, when two processes make it at once", async () => {
  const [one, other] = ["one", "other"].map((id) =>
    consumerWrites.insertWebhook({ kind: "insertWebhook", webhook: { ...sampleWebhook, id, accountId }, most: 1 }),
  )
  expect(await inTurn(made, one ?? [], other ?? [])).toBe(false)
})

it("the last contact that an account may keep is one, when two processes save it at once", async () => {
  const contact = (id: string) => ({ id, name: "Aisha", phone: "+971501234567" })
  const [one, other] = ["one", "other"].map((id) =>
    accountWrites.saveContact({ kind: "saveContact", accountId, contact: contact(id), at: 0, most: 1 }),
  )
  expect(await inTurn(made, one ?? [], other ?? [])).toBe(false)
})
