import { createHash } from "node:crypto"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { edgeVectors, forgery, publishedVectors, wrongSignatures } from "../../testing/aps-signature-vectors.ts"
import { isSignedByGateway, type ShaType, signRequest } from "./signature.ts"
import { isSignedByShop, simulatorSignature } from "./simulator-signature.ts"

const vectors = [...publishedVectors, ...edgeVectors]
/** All but the answer to a form: it contains fields that the rule for requests leaves out. */
const asRequests = vectors.filter(({ name }) => name !== "net-return-tokenization-18000")

describe("a signature", () => {
  it.each(asRequests)("is the printed one: $name", ({ parameters, phrase, type, signature, name }) => {
    const filled = name === "net-empty-dropped" ? withoutEmpty(parameters) : parameters
    expect(signRequest(filled, phrase, type)).toBe(signature)
  })

  it.each(vectors.filter(({ parameters }) => !("card_security_code" in parameters)))(
    "of a message is believed when it is the printed one, in either case of its letters: $name",
    ({ parameters, phrase, type, signature }) => {
      for (const given of [signature, signature.toUpperCase()])
        expect(isSignedByGateway({ ...parameters, signature: given }, [phrase], type)).toBe(true)
    },
  )

  it.each(wrongSignatures)("that is printed and wrong is not believed: $name", ({ parameters, phrase, signature }) => {
    for (const type of ["sha256", "sha512", "hmac256", "hmac512"] as const)
      expect(isSignedByGateway({ ...parameters, signature }, [phrase], type)).toBe(false)
  })

  it("of an answer covers the masked card, which that of a request for a token leaves out", () => {
    const answer = publishedVectors.find(({ name }) => name === "net-return-tokenization-18000")
    const { card_number: _, ...without } = answer?.parameters ?? {}
    expect(isSignedByGateway({ ...without, signature: answer?.signature }, [answer?.phrase ?? ""], "sha256")).toBe(
      false,
    )
  })

  it("prints lists and objects of JSON as the gateway's libraries do", () => {
    const [list] = publishedVectors.filter(({ name }) => name === "doc-reporting-list-values")
    const [nested] = publishedVectors.filter(({ name }) => name === "net-nested-object")
    const columns = (list?.parameters.columns ?? "").slice(1, -1).split(", ")
    const filters = [
      { key: "currency", value: "USD" },
      { key: "payment_option", value: "VISA" },
    ]
    expect(signRequest({ ...list?.parameters, columns, filters }, "PASS", "sha256")).toBe(list?.signature)
    const type = {
      payment_method: "TestPaymentMethod",
      payment_cardtype: "TestCardType",
      payment_security_code: 123,
    }
    expect(signRequest({ ...nested?.parameters, payment_type: type }, "PASS", "sha256")).toBe(nested?.signature)
  })

  it("is of no use under another phrase, name or value", () => {
    const message = fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), fc.string({ minLength: 1 }), { minKeys: 1 })
    fc.assert(
      fc.property(message, fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (fields, phrase, other) => {
        fc.pre(!("signature" in fields) && phrase !== other)
        const signature = simulatorSignature(fields, phrase, "sha256")
        expect(isSignedByGateway({ ...fields, signature }, [phrase], "sha256")).toBe(true)
        expect(isSignedByGateway({ ...fields, signature }, ["old", phrase], "sha256")).toBe(true)
        expect(isSignedByGateway({ ...fields, signature }, [other], "sha256")).toBe(false)
        expect(isSignedByGateway({ ...fields, zz_more: "1", signature }, [phrase], "sha256")).toBe(false)
        for (const name of Object.keys(fields))
          expect(isSignedByGateway({ ...fields, [name]: `${fields[name]}x`, signature }, [phrase], "sha256")).toBe(
            false,
          )
      }),
    )
  })

  it.each([
    undefined,
    null,
    "",
    "zz",
    7,
    "94c38afc",
    "94c38afc7bdae0114fc8c740edf12416f22998241ce4b4ea70d5521233a2c88 ",
  ])("that is none is not believed: %s", (signature) =>
    expect(isSignedByGateway({ data: "test", signature }, ["test2"], "sha256")).toBe(false),
  )

  it("of an empty value is believed with and without its name, as libraries differ", () => {
    const named = createHash("sha256").update("PASSa=b=1PASS").digest("hex")
    const dropped = createHash("sha256").update("PASSb=1PASS").digest("hex")
    for (const signature of [named, dropped])
      expect(isSignedByGateway({ b: "1", a: "", signature }, ["PASS"], "sha256")).toBe(true)
  })

  it("cannot tell two messages apart that make one text: what refuses the second stands beside it", () => {
    const { phrase, type, signature, genuineRefusal, forgedSuccess } = forgery
    expect(isSignedByGateway({ ...genuineRefusal, signature }, [phrase], type)).toBe(true)
    expect(isSignedByGateway({ ...forgedSuccess, signature }, [phrase], type)).toBe(true)
  })
})

describe("the simulator's own signature", () => {
  it.each(vectors.filter(({ name }) => name !== "net-empty-dropped"))(
    "is the printed one, by code of its own: $name",
    ({ parameters, phrase, type, signature }) => {
      if (!("card_bin" in parameters)) expect(isSignedByShop({ ...parameters, signature }, phrase, type)).toBe(true)
      if (!("card_security_code" in parameters)) expect(simulatorSignature(parameters, phrase, type)).toBe(signature)
    },
  )

  it("is that of the product for any message", () => {
    const types: readonly ShaType[] = ["sha256", "sha512", "hmac256", "hmac512"]
    const message = fc.dictionary(fc.stringMatching(/^[a-zA-Z0-9_-]{1,12}$/), fc.string({ unit: "grapheme" }))
    fc.assert(
      fc.property(message, fc.string(), fc.constantFrom(...types), (fields, phrase, type) => {
        expect(simulatorSignature(fields, phrase, type)).toBe(signRequest(fields, phrase, type))
      }),
    )
  })
})

const withoutEmpty = (parameters: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ""))
