import type { SocialProvider } from "@mersal/domain/account/role"
import type { JSONWebKeySet } from "jose"
import { signedTokens } from "./signed-tokens.ts"
import type { TokenIssuer } from "./token-identities.ts"

/** What somebody says about himself at the test issuer. */
export interface TestIdentity {
  readonly subject: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly name: string
}

/** An issuer on our own machine that believes everything, for development without Google and Facebook. */
export interface TestIssuer {
  readonly issuers: readonly TokenIssuer[]
  readonly keys: () => Promise<JSONWebKeySet>
  readonly issue: (provider: SocialProvider, identity: TestIdentity, nonce: string) => Promise<string>
}

const keyId = "test-issuer"
const algorithm = "ES256"

/**
 * Makes an issuer with a key of its own, which is drawn when it is first needed and ends with the process. Its tokens
 * pass the same checks as Google's. Anybody can get one for any identity, so it is never present in production.
 *
 * @param baseUrl where its page is
 */
export function testIssuer(baseUrl: string): TestIssuer {
  let drawn: ReturnType<typeof drawKeys> | undefined
  const own = () => {
    drawn ??= drawKeys()
    return drawn
  }
  const issuer = `${baseUrl}/dev/issuer`
  const clientIdOf = (provider: SocialProvider): string => `test-${provider}`
  return {
    keys: async () => (await own()).keys,
    issuers: (["google", "facebook"] as const).map((provider) => ({
      provider,
      issuers: [issuer],
      clientId: clientIdOf(provider),
      authorizationUrl: issuer,
      keys: async (header, token) => (await own()).find(header, token),
    })),
    issue: async (provider, { subject, email, isEmailVerified, name }, nonce) => {
      const { SignJWT } = await signedTokens()
      return new SignJWT({ email, email_verified: isEmailVerified, name, nonce })
        .setProtectedHeader({ alg: algorithm, kid: keyId, typ: "JWT" })
        .setIssuer(issuer)
        .setAudience(clientIdOf(provider))
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime("5m")
        .sign((await own()).privateKey)
    },
  }
}

async function drawKeys() {
  const { createLocalJWKSet, exportJWK, generateKeyPair } = await signedTokens()
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const keys: JSONWebKeySet = { keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: algorithm, use: "sig" }] }
  return { keys, privateKey, find: createLocalJWKSet(keys) }
}
