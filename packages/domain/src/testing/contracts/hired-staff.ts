import type { AccountService } from "../../ports/driving/account-service.ts"
import type { AccountStage } from "./account-stage.ts"
import { first, succeeded } from "./expectations.ts"
import type { StaffedStage } from "./staffed-stage.ts"

const password = "falcons8!"

/** Staff as the product itself makes them: the first admin by the command, everybody else by invitation. */
export function hiring(stage: AccountStage): StaffedStage["staff"] {
  let admin: Promise<AccountService> | null = null
  let hired = 0

  const firstAdmin = async (): Promise<AccountService> => {
    const token = await stage.firstAdmin("admin@example.com")
    if (token === null) throw new Error("The command made no admin")
    const { account } = stage.services("the-admins")
    succeeded(await account.setPassword({ token, password }))
    return account
  }

  return async (role, name) => {
    hired += 1
    const email = `${role}-${hired}@example.com`
    admin ??= firstAdmin()
    const { id } = succeeded(await (await admin).makeStaff({ name, email, role }))
    const [, token = ""] = /#set-password=([0-9a-f]{32})/.exec(first(await stage.messagesTo(email))) ?? []
    const services = stage.services(`${role}-${hired}`)
    succeeded(await services.account.setPassword({ token, password }))
    return { id, services }
  }
}
