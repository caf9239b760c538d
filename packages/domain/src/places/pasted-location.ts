import { latinDigits } from "./latin-digits.ts"
import { type Position, positionOf } from "./position.ts"

/**
 * The position in a pasted text, or null: coordinates in decimal degrees or degrees, minutes and seconds, a link of
 * Google Maps, Apple Maps, Waze or OpenStreetMap, or a geo: address as WhatsApp and Android share it (D20). Latitude
 * comes first, as people and these services write it. Short links (maps.app.goo.gl) contain no coordinates.
 *
 * @example positionInText("25.2048° N, 55.2708° E") // { lat: 25.2048, lon: 55.2708 }
 */
export function positionInText(text: string): Position | null {
  if (text.length > longestLink) return null
  const typed = plainText(text)
  if (/^geo:/i.test(typed)) return positionInGeoAddress(typed)
  if (looksLikeLink.test(typed)) return positionInLink(typed)
  return positionInDegrees(typed)
}

const longestLink = 2000
/** With its scheme, or a host with a path; not "25.2/55.3". */
const looksLikeLink = /:\/\/|\w\.[a-z]{2,}\//i

const number = String.raw`([+-]?\d{1,3}(?:\.\d{1,20})?)`
const pair = `${number},\\s*${number}(?!\\d|\\.\\d)`

/** geo:25.2,55.27;u=35 is a place; geo:0,0?q=25.2,55.27(Office) has it in the query. */
const geoAddress = new RegExp(`^geo:${pair}`, "i")
const geoQuestion = new RegExp(`[?&]q=${pair}`, "i")

const positionInGeoAddress = (text: string): Position | null => firstPair(text, [geoQuestion, geoAddress])

/**
 * Where links contain a place, the most exact first: the pin of a Google place, query parameters of all services, the
 * path of a search or a route, the pin of OpenStreetMap, and last the centre of the map.
 */
const linkForms = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|query|ll|coordinate|destination|daddr|to)=(?:loc:)?\\s*${pair}`, "i"),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`, "i"),
  new RegExp(`/(?:search|place|dir(?:/[^/]*)?)/${pair}`, "i"),
  new RegExp(`[?&](?:sll|center|cp)=${pair}`, "i"),
  new RegExp(`/@${pair}`),
  new RegExp(`#map=[\\d.]{1,6}/${number}/${number}`),
]

const positionInLink = (text: string): Position | null => firstPair(text, linkForms)

function firstPair(text: string, forms: readonly RegExp[]): Position | null {
  for (const form of forms) {
    const [, lat, lon] = form.exec(text) ?? []
    const position = lat === undefined || lon === undefined ? null : positionOf(Number(lat), Number(lon))
    if (position) return position
  }
  return null
}

/** An angle in six groups: compass letter, sign, degrees, and optional minutes, seconds and a letter after them. */
const angle = (letters: string): string =>
  String.raw`([${letters}])?\s*([+-])?(\d{1,3}(?:\.\d{1,20})?)\s*\u00b0?\s*` +
  String.raw`(?:(\d{1,2}(?:\.\d{1,20})?)['\u2032]\s*(?:(\d{1,2}(?:\.\d{1,20})?)(?:"|\u2033|'')\s*)?)?([${letters}])?`

const twoAngles = new RegExp(String.raw`^\(?\s*${angle("NS")}\s*([,;/\s])\s*${angle("EW")}\s*\)?$`, "i")

function positionInDegrees(text: string): Position | null {
  const found = twoAngles.exec(text)
  if (!found) return null
  // Two whole numbers side by side are a house and a street; with a comma they are meant as a point.
  if (found[7] === " " && !/[.°NSEW]/i.test(text)) return null
  const lat = degreesOf(found.slice(1, 7))
  const lon = degreesOf(found.slice(8))
  return lat === null || lon === null ? null : positionOf(lat, lon)
}

/**
 * @param angle the groups of one angle
 */
function degreesOf([before, sign, degrees, minutes = "0", seconds = "0", after]: readonly (string | undefined)[]) {
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return null
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  const letter = (before ?? after)?.toUpperCase()
  return sign === "-" || letter === "S" || letter === "W" ? -size : size
}

/** Latin digits, points and commas; the percent escapes of links decoded where coordinates need it. */
function plainText(text: string): string {
  if (/^[\d.,-]*$/.test(text)) return text
  return latinDigits(text)
    .replaceAll("٫", ".")
    .replaceAll("،", ",")
    .replaceAll("−", "-")
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, "")
    .replace(/%2C/gi, ",")
    .replace(/%2B/gi, "+")
    .replace(/%3A/gi, ":")
    .replace(/%20|(?<=,)\+(?=-)/g, " ")
    .replace(/\s/g, " ")
    .trim()
}
