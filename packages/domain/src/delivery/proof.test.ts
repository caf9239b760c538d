import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aMarket, aReference } from "../testing/arbitraries.ts"
import { referenceNumber } from "../testing/sample-booking.ts"
import { standInDigest } from "../testing/stand-in-digest.ts"
import { pinText, proofRefusal } from "./proof.ts"

const reference = referenceNumber(1)
const sealed = (pin: string) => standInDigest(pinText(reference, pin))
const refusalOfPin = (pin: string) => proofRefusal({ kind: "pin", seal: sealed(pin) }, sealed("0482"))

describe("the PIN of a delivery", () => {
  it("is compared through a digest: the right one proves it and any other does not", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{4}$/), fc.stringMatching(/^\d{4}$/), (pin, said) => {
        const refusal = proofRefusal({ kind: "pin", seal: sealed(said) }, sealed(pin))
        expect(refusal).toEqual(said === pin ? null : { kind: "wrong-pin" })
      }),
    )
    expect(refusalOfPin("0482")).toBeNull()
    expect(refusalOfPin("482")).toEqual({ kind: "wrong-pin" })
  })

  it("is right in Arabic digits and with blanks", () => {
    for (const said of ["٠٤٨٢", "０４８２", "04 82", "04-82"]) expect(refusalOfPin(said), said).toBeNull()
  })

  it("opens no other booking that happens to have the same", () => {
    fc.assert(
      fc.property(aMarket.chain(aReference), aMarket.chain(aReference), (one, other) => {
        fc.pre(one !== other)
        expect(pinText(one, "0482")).not.toBe(pinText(other, "0482"))
      }),
    )
  })

  it("is not half compared: a seal that is cut off, or longer, is another one", () => {
    const expected = sealed("0482")
    for (const seal of ["", expected.slice(0, -1), `${expected}0`, `0${expected.slice(1)}`])
      if (seal !== expected) expect(proofRefusal({ kind: "pin", seal }, expected)).toEqual({ kind: "wrong-pin" })
    expect(proofRefusal({ kind: "pin", seal: "" }, null)).toEqual({ kind: "unfit-proof" })
  })
})

describe("a picture of a delivery", () => {
  it("proves it, with a PIN sent or none, unless it is missing", () => {
    for (const kind of ["photo", "signature"] as const)
      for (const pinSeal of [sealed("0482"), null]) {
        expect(proofRefusal({ kind, image: "image-1" }, pinSeal)).toBeNull()
        expect(proofRefusal({ kind, image: "" }, pinSeal)).toEqual({ kind: "unfit-proof" })
      }
  })
})
