import creditCardType from "credit-card-type"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aCardNumber, inOtherDigits } from "../../testing/arbitraries-card.ts"
import { type CardBrand, cardBrands } from "./card-brand.ts"
import { brandPrefixes } from "./card-brand-prefixes.ts"
import { formatCardNumber } from "./card-format.ts"
import { brandOf } from "./told-brand.ts"

/** The brands that the peer knows too, by its names. */
const peerNames: Partial<Record<CardBrand, string>> = {
  visa: "visa",
  master: "mastercard",
  amex: "american-express",
  elo: "elo",
  jcb: "jcb",
  diners: "diners-club",
  discovery: "discover",
  hipercard: "hipercard",
  maestro: "maestro",
  unionpay: "unionpay",
}
const peersOfOurs = Object.values(peerNames)
const peerOf = (number: string): string | null => {
  const found = creditCardType(number)
  return found.length === 1 ? (found[0]?.type ?? null) : null
}

/** All beginnings of eight digits, cut where either table begins or ends something: within a piece nothing changes. */
function pieces(): readonly { readonly from: number; readonly to: number }[] {
  const eight = (prefix: string, fill: string) => Number(prefix.padEnd(8, fill))
  const ours = Object.values(brandPrefixes).flatMap((prefixes) =>
    prefixes.map((prefix) => (typeof prefix === "string" ? [prefix, prefix] : prefix) as readonly [string, string]),
  )
  const theirs = Object.values(creditCardType.types).flatMap((type) =>
    creditCardType.getTypeInfo(type).patterns.map((pattern): readonly [string, string] => {
      const [from, to] = Array.isArray(pattern) ? pattern : [pattern, pattern]
      return [String(from), String(to)]
    }),
  )
  const cuts = new Set([0])
  for (const [from, to] of [...ours, ...theirs]) {
    cuts.add(eight(from, "0"))
    cuts.add(eight(to, "9") + 1)
  }
  const sorted = [...cuts].filter((cut) => cut <= 99_999_999).sort((a, b) => a - b)
  return sorted.map((from, index) => ({ from, to: (sorted[index + 1] ?? 100_000_000) - 1 }))
}

const whole = (start: number) => String(start).padStart(8, "0").padEnd(16, "0")

/** The shortest way to write a piece: "62183" for 62183000 to 62183999. */
function written({ from, to }: { readonly from: number; readonly to: number }): string {
  const [low, high] = [String(from).padStart(8, "0"), String(to).padStart(8, "0")]
  let length = 8
  while (length > 1 && low[length - 1] === "0" && high[length - 1] === "9") length -= 1
  const [short, other] = [low.slice(0, length), high.slice(0, length)]
  return short === other ? short : `${short}-${other}`
}

describe("the brand of a card", () => {
  it("is found for every brand the specification lists", () => {
    const examples: Record<CardBrand, string> = {
      visa: "4111111111111111",
      master: "5105105105105100",
      amex: "378282246310005",
      elo: "6362970000457013",
      aura: "5078601870000127985",
      jcb: "3530111333300000",
      diners: "30569309025904",
      discovery: "6011111111111117",
      hipercard: "6062825624254001",
      electron: "4917300800000000",
      maestro: "6759649826438453",
      dankort: "5019717010103742",
      interpayment: "6360000000000008",
      unionpay: "6240008631401148",
    }
    const found = Object.fromEntries(Object.entries(examples).map(([brand, number]) => [brand, brandOf(number)]))
    expect(found).toEqual(Object.fromEntries(cardBrands.map((brand) => [brand, brand])))
  })

  it("is Electron's in each of its ranges within Visa's", () => {
    const starts = ["4026", "417500", "4405", "4508", "4844", "4913", "4917"]
    expect(starts.map((start) => brandOf(start.padEnd(16, "0")))).toEqual(starts.map(() => "electron"))
  })

  it("is told while typing, as soon as the digits tell one, and the longest prefix wins", () => {
    const typed = "401178"
    const told = [...typed].map((_, index) => brandOf(typed.slice(0, index + 1)))
    expect(told).toEqual(["visa", "visa", "visa", "visa", "visa", "elo"])
    expect(["", "1", "2", "3", "5", "6"].map(brandOf)).toEqual([null, null, null, null, null, null])
    expect(["34", "36", "51", "50", "5019", "62", "65", "636", "63"].map(brandOf)).toEqual([
      "amex",
      "diners",
      "master",
      "maestro",
      "dankort",
      "unionpay",
      "discovery",
      "interpayment",
      "maestro",
    ])
  })

  it("is final with six digits, whatever stands between them and in whatever digits they are typed", () => {
    fc.assert(
      fc.property(
        aCardNumber.chain((number) => fc.tuple(fc.constant(number), inOtherDigits(formatCardNumber(number)))),
        ([number, typed]) => {
          const brand = brandOf(number)
          expect(brand).not.toBeNull()
          for (let length = 6; length <= number.length; length += 1)
            expect(brandOf(number.slice(0, length))).toBe(brand)
          expect(brandOf(typed)).toBe(brand)
        },
      ),
    )
  })

  it("agrees with credit-card-type on every beginning of eight digits, but for these", () => {
    const differences: Record<string, readonly string[]> = {}
    for (const piece of pieces()) {
      const brand = brandOf(whole(piece.from))
      const peer = peerOf(whole(piece.from))
      expect([brandOf(whole(piece.to)), peerOf(whole(piece.to))], written(piece)).toEqual([brand, peer])
      const ours = brand && peerNames[brand]
      if (ours === undefined || (peer !== null && !peersOfOurs.includes(peer)) || ours === peer) continue
      const name = `${ours}, which it calls ${peer}`
      differences[name] = [...(differences[name] ?? []), written(piece)]
    }
    expect(differences).toEqual({
      // An older range of Diners that it leaves out.
      "diners-club, which it calls null": ["309"],
      // Three old ranges of Hipercard within Diners' own.
      "hipercard, which it calls diners-club": ["384100", "384140", "384160"],
      // It leaves gaps in 62, and Maestro takes whatever begins with 6; the whole of 62 is UnionPay's.
      "unionpay, which it calls maestro": [
        "62183",
        "62198-62199",
        "6271",
        "6273-6275",
        "6278-6281",
        "6290",
        "6293-6299",
      ],
    })
  })

  it("finds the brands that credit-card-type does not know within those that surround them", () => {
    const surroundings: Record<string, ReadonlySet<string | null>> = {}
    for (const piece of pieces()) {
      const brand = brandOf(whole(piece.from))
      if (brand === null || peerNames[brand]) continue
      surroundings[brand] = new Set([...(surroundings[brand] ?? []), peerOf(whole(piece.from))])
    }
    expect(surroundings).toEqual({
      electron: new Set(["visa"]),
      dankort: new Set(["maestro"]),
      interpayment: new Set(["maestro"]),
      // Verve is no brand of the specification; the peer has it within the same numbers.
      aura: new Set(["maestro", "verve"]),
    })
  })
})
