import { type SocialProvider, socialProviders } from "@mersal/domain/account/role"
import type { Settings } from "./config.ts"

/**
 * The far sign-ins that are offered: those that the operator has set up. In development the test issuer stands for the
 * others.
 */
export const farSignIns = ({ environment, social }: Pick<Settings, "environment" | "social">): SocialProvider[] =>
  socialProviders.filter((provider) => environment !== "production" || social[provider] !== null)
