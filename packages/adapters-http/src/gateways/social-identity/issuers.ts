import type { JWTVerifyGetKey } from "jose"
import { signedTokens } from "./signed-tokens.ts"
import type { TokenIssuer } from "./token-identities.ts"

const patience = { timeoutDuration: 5_000, cooldownDuration: 30_000, cacheMaxAge: 600_000 }

/** Google's OpenID Connect issuer. */
export const googleIssuer = (clientId: string): TokenIssuer => ({
  provider: "google",
  issuers: ["https://accounts.google.com", "accounts.google.com"],
  clientId,
  authorizationUrl: "https://accounts.google.com/o/oauth2/v2/auth",
  keys: keysAt("https://www.googleapis.com/oauth2/v3/certs"),
})

/** Facebook's issuer. Its tokens have no `email_verified`, so their e-mail must be proved by a code. */
export const facebookIssuer = (appId: string): TokenIssuer => ({
  provider: "facebook",
  issuers: ["https://www.facebook.com"],
  clientId: appId,
  authorizationUrl: "https://www.facebook.com/v19.0/dialog/oauth",
  keys: keysAt("https://limited.facebook.com/.well-known/oauth/openid/jwks/"),
})

/** The keys at an address, read when a token has to be checked and kept for a while. */
function keysAt(address: string): JWTVerifyGetKey {
  let opened: Promise<JWTVerifyGetKey> | undefined
  const open = async () => (await signedTokens()).createRemoteJWKSet(new URL(address), patience)
  return async (header, token) => {
    opened ??= open()
    return (await opened)(header, token)
  }
}
