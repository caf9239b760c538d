import { type SocialProvider, socialProviders } from "@mersal/domain/account/role"
import type { Settings } from "./config.ts"

/**
 * The social sign-ins on offer: those that the operator has set up. In development the test issuer replaces the others.
 */
export const farSignIns = ({ environment, social }: Pick<Settings, "environment" | "social">): SocialProvider[] =>
  socialProviders.filter((provider) => environment !== "production" || social[provider] !== null)
