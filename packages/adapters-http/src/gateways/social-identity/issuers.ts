import { createRemoteJWKSet } from "jose"
import type { TokenIssuer } from "./token-identities.ts"

const patience = { timeoutDuration: 5_000, cooldownDuration: 30_000, cacheMaxAge: 600_000 }

/** Google's OpenID Connect issuer. */
export const googleIssuer = (clientId: string): TokenIssuer => ({
  provider: "google",
  issuers: ["https://accounts.google.com", "accounts.google.com"],
  clientId,
  authorizationUrl: "https://accounts.google.com/o/oauth2/v2/auth",
  keys: createRemoteJWKSet(new URL("https://www.googleapis.com/oauth2/v3/certs"), patience),
})

/** Facebook's, which tells no `email_verified`: an e-mail of its tokens is proved by a code. */
export const facebookIssuer = (appId: string): TokenIssuer => ({
  provider: "facebook",
  issuers: ["https://www.facebook.com"],
  clientId: appId,
  authorizationUrl: "https://www.facebook.com/v19.0/dialog/oauth",
  keys: createRemoteJWKSet(new URL("https://limited.facebook.com/.well-known/oauth/openid/jwks/"), patience),
})
