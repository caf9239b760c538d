import { type Currency, markets } from "../market/market.ts"
import { money } from "../money/money.ts"
import { priceBreakdown } from "./price-breakdown.ts"
import { canonicalInputs, longestQuoteId, type PriceInputs, type Quote } from "./quote.ts"

/**
 * The figures of a quote as text. A quote id is these figures and a seal over the figures and the quote's inputs. So
 * quotes need no table: listing prices writes nothing, any process can verify any quote, and a changed price list
 * cannot change a quote that was given.
 */
export function quoteFigures(quote: Quote): string {
  const { price, basis, window = "", promoCode } = quote
  const { book, tariff } = basis
  const times = timesText(quote)
  const amounts = `${short(price.deliveryCharge.minor)}~${short(price.discount.minor)}~${short(Math.round(price.vatPercent * 100))}`
  const distance = `${short(Math.round(quote.distanceKm * 10))}${quote.byRoad ? roadMark : ""}`
  const measures = `${distance}~${short(Math.round(quote.chargeableKg * 2))}`
  const rules = `${book.id}~${book.version}~${tariff}~${book.readings.join(",")}`
  const windows = `${windowFigures(quote.windowAdjustmentsMinor ?? {})}~${window}`
  const promo = promoCode === undefined ? "" : `~${promoCode}`
  return `${times}~${amounts}~${measures}~${rules}~${windows}${promo}`
}

/** Ends the figure of a measured distance. Ids without it are from before there was a router and are still read. */
const roadMark = "."

/** Keeps the last two instants as text: the quotes of one answer share them, and they are the longest figures. */
function timesText({ issuedAt, expiresAt }: Quote): string {
  if (issuedAt !== lastTimes.issuedAt || expiresAt !== lastTimes.expiresAt)
    lastTimes = { issuedAt, expiresAt, text: `${short(issuedAt)}~${short(expiresAt)}` }
  return lastTimes.text
}

let lastTimes = { issuedAt: Number.NaN, expiresAt: Number.NaN, text: "" }

const short = (figure: number): string => figure.toString(36)

/** "11-14:b4,13-18:-8c": each window with its adjustment. */
const windowFigures = (adjustments: Readonly<Record<string, number>>): string =>
  Object.entries(adjustments)
    .map(([window, minor]) => `${window}:${minor.toString(36)}`)
    .join(",")

function windowsOf(figures: string): Pick<Quote, "windowAdjustmentsMinor"> {
  if (figures === "") return {}
  const entries = figures.split(",").map((each): [string, number] => {
    const [window = "", minor = ""] = each.split(":")
    return [window, Number.parseInt(minor, 36)]
  })
  return { windowAdjustmentsMinor: Object.fromEntries(entries) }
}

/** The text that is sealed. The seal does not fit figures for other inputs or of an older format. */
export const sealedText = (figures: string, inputs: PriceInputs): string =>
  `quote-2|${figures}|${canonicalInputs(inputs)}`

export const quoteId = (figures: string, seal: string): string => `${figures}~${seal}`

/** Figures and seal of a quote id, or null for any other text. */
export function splitQuoteId(id: string): { readonly figures: string; readonly seal: string } | null {
  const end = id.lastIndexOf("~")
  return end > 0 && id.length <= longestQuoteId ? { figures: id.slice(0, end), seal: id.slice(end + 1) } : null
}

/** The quote that the figures encode. Call it only after verifying the seal. */
export function quoteFromFigures(figures: string, inputs: PriceInputs): Quote {
  const fields = figures.split("~")
  const figure = (index: number) => Number.parseInt(fields[index] ?? "", 36)
  const currency: Currency = markets[inputs.market].currency
  const [bookId = "", version = "", tariff = "", readings = "", windows = "", window = "", promoCode] = fields.slice(7)
  return {
    inputs,
    issuedAt: figure(0),
    expiresAt: figure(1),
    price: priceBreakdown(money(figure(2), currency), money(figure(3), currency), figure(4) / 100),
    distanceKm: figure(5) / 10,
    ...(fields[5]?.endsWith(roadMark) && { byRoad: true }),
    chargeableKg: figure(6) / 2,
    basis: { book: { id: bookId, version, readings: readings.split(",").filter(Boolean) }, tariff },
    ...windowsOf(windows),
    ...(window !== "" && { window }),
    ...(promoCode !== undefined && { promoCode }),
  }
}
