import { createHmac, generateKeyPairSync } from "node:crypto"
import { SocialIdentities } from "@mersal/domain/ports/driven/social-identities"
import * as Effect from "effect/Effect"
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from "jose"
import { beforeAll, describe, expect, it } from "vitest"
import { testIssuer } from "./test-issuer.ts"
import { type TokenIssuer, tokenIdentities } from "./token-identities.ts"

const seconds = () => Math.floor(Date.now() / 1_000)

let own: Awaited<ReturnType<typeof generateKeyPair>>
let other: Awaited<ReturnType<typeof generateKeyPair>>
let issuer: TokenIssuer
beforeAll(async () => {
  own = await generateKeyPair("RS256", { extractable: true })
  other = await generateKeyPair("RS256", { extractable: true })
  issuer = {
    provider: "google",
    issuers: ["https://issuer.example", "issuer.example"],
    clientId: "ours",
    authorizationUrl: "https://issuer.example/authorize",
    keys: createLocalJWKSet({
      keys: [{ ...(await exportJWK(own.publicKey)), kid: "key-1", alg: "RS256", use: "sig" }],
    }),
  }
})

const claims = (): JWTPayload => ({
  iss: "https://issuer.example",
  aud: "ours",
  sub: "somebody",
  iat: seconds(),
  exp: seconds() + 300,
  nonce: "n".repeat(32),
  email: "Amna@Example.com",
  email_verified: true,
  name: "Amna Al Marri",
})

const signed = (
  patch: JWTPayload = {},
  header: JWTHeaderParameters = { alg: "RS256", kid: "key-1" },
  key = own.privateKey,
): Promise<string> => new SignJWT({ ...claims(), ...patch }).setProtectedHeader(header).sign(key)

const prove = (token: string, issuers: readonly TokenIssuer[] = [issuer]) =>
  Effect.runPromise(
    Effect.provide(
      SocialIdentities.use((identities) => Effect.result(identities.prove("google", token))),
      tokenIdentities(issuers),
    ),
  )

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url")
const notProved = { _tag: "Failure", failure: { reason: "not-proved" } }

describe("a token of a far sign-in", () => {
  it("that is right says who somebody is", async () => {
    expect(await prove(await signed())).toMatchObject({
      _tag: "Success",
      success: {
        provider: "google",
        subject: "somebody",
        email: "amna@example.com",
        isEmailVerified: true,
        name: "Amna Al Marri",
        nonce: "n".repeat(32),
      },
    })
  })

  it("may name its issuer in any spelling that the issuer uses", async () => {
    expect((await prove(await signed({ iss: "issuer.example" })))._tag).toBe("Success")
  })

  it("without a proved e-mail, or without any, does not say that it is proved", async () => {
    expect(await prove(await signed({ email_verified: false }))).toMatchObject({ success: { isEmailVerified: false } })
    expect(await prove(await signed({ email_verified: "true" }))).toMatchObject({ success: { isEmailVerified: false } })
    expect(await prove(await signed({ email_verified: undefined }))).toMatchObject({
      success: { isEmailVerified: false },
    })
    expect(await prove(await signed({ email: undefined }))).toMatchObject({ success: { email: null } })
  })

  it("without a signature proves nothing, whatever it calls that", async () => {
    const [, payload] = (await signed()).split(".")
    for (const alg of ["none", "None", "NONE", "nOnE", ""]) {
      expect(await prove(`${base64url({ alg })}.${payload}.`), alg).toMatchObject(notProved)
      expect(await prove(`${base64url({ alg, kid: "key-1" })}.${payload}.c2ln`), alg).toMatchObject(notProved)
    }
  })

  it("signed with the public key as a shared secret proves nothing", async () => {
    const secret = await exportSPKI(own.publicKey)
    const [, payload] = (await signed()).split(".")
    for (const alg of ["HS256", "HS384", "HS512"]) {
      const head = `${base64url({ alg, kid: "key-1" })}.${payload}`
      const hash = `sha${alg.slice(2)}`
      for (const key of [secret, "", "ours"]) {
        const signature = createHmac(hash, key).update(head).digest("base64url")
        expect(await prove(`${head}.${signature}`), alg).toMatchObject(notProved)
      }
    }
  })

  it("signed by a key of another's proves nothing, also under the right key's name", async () => {
    expect(await prove(await signed({}, { alg: "RS256", kid: "key-1" }, other.privateKey))).toMatchObject(notProved)
    expect(await prove(await signed({}, { alg: "RS256", kid: "key-2" }, other.privateKey))).toMatchObject(notProved)
    expect(await prove(await signed({}, { alg: "RS256" }, other.privateKey))).toMatchObject(notProved)
  })

  it("that brings its own key or says where to fetch one proves nothing", async () => {
    const jwk = await exportJWK(other.publicKey)
    const brought = { alg: "RS256", jwk } as unknown as JWTHeaderParameters
    const elsewhere = { alg: "RS256", jku: "https://evil.example/keys", x5u: "https://evil.example/cert" }
    expect(await prove(await signed({}, brought, other.privateKey))).toMatchObject(notProved)
    expect(await prove(await signed({}, elsewhere as JWTHeaderParameters, other.privateKey))).toMatchObject(notProved)
  })

  it("signed by another algorithm than its key's proves nothing", async () => {
    expect(await prove(await signed({}, { alg: "PS256", kid: "key-1" }, await asPss()))).toMatchObject(notProved)
  })

  it.each([
    ["of another issuer", { iss: "https://evil.example" }],
    ["of an issuer that begins alike", { iss: "https://issuer.example.evil.example" }],
    ["of no issuer", { iss: undefined }],
    ["for somebody else", { aud: "theirs" }],
    ["for nobody", { aud: undefined }],
    ["for a party that asked in another's name", { aud: ["ours", "theirs"], azp: "theirs" }],
    ["of nobody", { sub: undefined }],
    ["of an empty name", { sub: "" }],
    ["of a name without end", { sub: "x".repeat(256) }],
    ["that has expired", { exp: seconds() - 60 }],
    ["that never expires", { exp: undefined }],
    ["that begins later", { nbf: seconds() + 600 }],
    ["that was issued long ago", { iat: seconds() - 7200, exp: seconds() + 300 }],
    ["that was issued at no time", { iat: undefined }],
    ["that answers nobody", { nonce: undefined }],
    ["that answers something else", { nonce: 7 as unknown as string }],
  ])("%s proves nothing", async (_, patch) => {
    expect(await prove(await signed(patch as JWTPayload))).toMatchObject(notProved)
  })

  it("that was changed in any letter proves nothing", async () => {
    const token = await signed()
    for (let at = 0; at < token.length - 2; at += 7) {
      const letter = token[at] === "A" ? "B" : "A"
      expect((await prove(token.slice(0, at) + letter + token.slice(at + 1)))._tag, `letter ${at}`).toBe("Failure")
    }
  })

  it.each(["", "token", "a.b", "a.b.c", "..", "{}", "ey".repeat(10_000)])(
    "of no shape proves nothing: %.20s",
    async (token) => {
      expect(await prove(token)).toMatchObject(notProved)
    },
  )

  it("of a provider that is not set up is not offered", async () => {
    expect(await prove(await signed(), [])).toMatchObject({ _tag: "Failure", failure: { reason: "not-offered" } })
  })

  it("cannot be judged while the issuer's keys cannot be read, and that is not its fault", async () => {
    const keys = createRemoteJWKSet(new URL("http://127.0.0.1:1/keys"), { timeoutDuration: 500 })
    expect(await prove(await signed(), [{ ...issuer, keys }])).toMatchObject({
      _tag: "Failure",
      failure: { reason: "unreachable" },
    })
  })
})

describe("the test issuer", () => {
  const amna = { subject: "amna", email: "amna@example.com", isEmailVerified: true, name: "Amna" }

  it("passes the checks that every issuer passes", async () => {
    const { issue, issuers } = testIssuer("http://localhost:3000")
    const token = await issue("google", amna, "a-nonce")
    expect(await prove(token, issuers)).toMatchObject({
      _tag: "Success",
      success: { subject: "amna", email: "amna@example.com", isEmailVerified: true, nonce: "a-nonce" },
    })
  })

  it("of another start, and for another provider, proves nothing here", async () => {
    const { issuers } = testIssuer("http://localhost:3000")
    const another = testIssuer("http://localhost:3000")
    expect(await prove(await another.issue("google", amna, "a-nonce"), issuers)).toMatchObject(notProved)
    const here = testIssuer("http://localhost:3000")
    expect(await prove(await here.issue("facebook", amna, "a-nonce"), here.issuers)).toMatchObject(notProved)
  })
})

/** A key that signs with PSS; the token names the right key all the same. */
async function asPss() {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  return privateKey as unknown as CryptoKey
}
