import type { CardBrand } from "./card-brand.ts"

/** Card numbers that begin with these digits, or with any number between two of the same length, inclusive. */
export type Prefix = string | readonly [from: string, to: string]

/**
 * The prefixes of each brand's numbers, from issuers' documents and the tables of payment companies. Ranges may
 * overlap: the longest prefix decides, so that a brand may have a part of another's range.
 *
 * - Electron and Dankort are within the ranges of Visa and Maestro; the older Dankort, 4571, is Visa's as well.
 * - Elo is a list of single issuers within Visa, Discover and Maestro. Aura is the 5078 of its one issuer; the 50 of
 *   older tables is Maestro's.
 * - Hipercard once had numbers within Diners: three of them, and not the whole of 3841.
 * - Discover's 622126 to 622925 are UnionPay's cards, accepted as guests by Discover.
 * - Maestro has the rest of 6, except 62 and 65; one issuer has a number of Visa's.
 */
export const brandPrefixes: Readonly<Record<CardBrand, readonly Prefix[]>> = {
  visa: ["4"],
  master: [
    ["51", "55"],
    ["2221", "2720"],
  ],
  amex: ["34", "37"],
  elo: [
    ["401178", "401179"],
    "431274",
    "438935",
    "451416",
    "457393",
    ["457631", "457632"],
    "504175",
    ["506699", "506778"],
    ["509000", "509999"],
    "627780",
    "636297",
    "636368",
    ["650031", "650033"],
    ["650035", "650051"],
    ["650405", "650439"],
    ["650485", "650538"],
    ["650541", "650598"],
    ["650700", "650718"],
    ["650720", "650727"],
    ["650901", "650978"],
    ["651652", "651679"],
    ["655000", "655019"],
    ["655021", "655058"],
  ],
  aura: ["5078"],
  jcb: [["3528", "3589"], "1800", "2131"],
  diners: [["300", "305"], "309", "36", "38", "39"],
  discovery: ["6011", ["644", "649"], "65"],
  hipercard: ["606282", "384100", "384140", "384160"],
  electron: ["4026", "417500", "4405", "4508", "4844", "4913", "4917"],
  maestro: ["493698", "50", ["56", "61"], ["63", "64"], ["66", "69"]],
  dankort: ["5019"],
  interpayment: ["636"],
  unionpay: ["62", ["8100", "8171"]],
}
