import type { AccountStage } from "@mersal/domain/testing/contracts/account-stage"
import { AdminRefused, makeAdmin } from "../commands/make-admin.ts"
import type { DatabaseSettings } from "../settings/database.ts"
import { appCodeOf } from "./app-code.ts"
import { type RunningProduct, saturdayNoonUtc, settingsForTests, startProduct } from "./running-product.ts"

/**
 * The real product on a database, with its mailbox, its test issuer and its one-time command.
 *
 * @param more further options of the start, besides the settings
 * @param settings those that differ from a test's usual ones
 */
export async function startAccountStage(
  database: DatabaseSettings,
  more?: Parameters<typeof startProduct>[1],
  settings: Parameters<typeof startProduct>[0] = {},
): Promise<AccountStage & { readonly product: RunningProduct }> {
  const product = await startProduct({ ...settings, database }, more)
  let now = saturdayNoonUtc
  return {
    product,
    services: product.services,
    setNow: async (instant) => {
      now = instant
      await product.setNow(instant)
    },
    messagesTo: async (destination) => {
      const address = `/dev/mailbox?to=${encodeURIComponent(destination)}`
      const { body } = await product.call("GET", address, { headers: { accept: "application/json" } })
      return body.data.map(({ text }: { readonly text: string }) => text)
    },
    identityToken: async ({ provider, subject, email, isEmailVerified, name, nonce }) => {
      const claims = { provider, subject, email, name, nonce, emailVerified: isEmailVerified }
      const { body } = await product.call("POST", "/dev/issuer", { body: claims })
      return body.data.token
    },
    appCode: async (secret, at) => appCodeOf(secret, at),
    firstAdmin: async (email) => {
      try {
        const { token } = await makeAdmin({ ...settingsForTests, database, clock: { at: now, speed: 0 } }, email)
        return token
      } catch (error) {
        if (error instanceof AdminRefused) return null
        throw error
      }
    },
  }
}
