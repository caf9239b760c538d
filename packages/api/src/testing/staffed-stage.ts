import type { StaffedStage } from "@mersal/domain/testing/contracts/staffed-stage"
import * as Result from "effect/Result"
import type { DatabaseSettings } from "../settings/database.ts"
import { startAccountStage } from "./account-stage.ts"
import type { RunningProduct } from "./running-product.ts"

/** The password of everybody whom the stage hired. */
export const staffPassword = "falcons8!"

/**
 * The real product on a database, with staff who joined as real staff do: the first by the command, others by
 * invitation.
 */
export async function startStaffedStage(
  database: DatabaseSettings,
  more?: Parameters<typeof startAccountStage>[1],
  settings?: Parameters<typeof startAccountStage>[2],
): Promise<StaffedStage & { readonly product: RunningProduct }> {
  const stage = await startAccountStage(database, more, settings)
  let hired = 0

  /** The browser of a person who sets a password with the token of his invitation. */
  const comeIn = async (browser: string, token: string) => {
    const services = stage.services(browser)
    await services.account.session()
    const { customer } = Result.getOrThrow(await services.account.setPassword({ token, password: staffPassword }))
    return { id: customer.id, services }
  }
  const employer = async () => {
    const token = await stage.firstAdmin("employer@example.com")
    if (token === null) throw new Error("The command made no admin")
    return (await comeIn("employer", token)).services.account
  }
  let firstAdmin: ReturnType<typeof employer> | null = null

  return {
    product: stage.product,
    services: stage.services,
    setNow: stage.setNow,
    staff: async (role, name) => {
      firstAdmin ??= employer()
      hired += 1
      const email = `${role}-${hired}@example.com`
      Result.getOrThrow(await (await firstAdmin).makeStaff({ name, email, role }))
      const [message = ""] = await stage.messagesTo(email)
      const [, token = ""] = /#set-password=([0-9a-f]{32})/.exec(message) ?? []
      return comeIn(`${role}-${hired}`, token)
    },
  }
}
