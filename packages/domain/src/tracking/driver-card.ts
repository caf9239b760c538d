import { type RatingSum, shownMean } from "../rating/rating.ts"

/** What the owner of a booking sees of its driver (D33): a first name, as at a door. */
export interface DriverCard {
  readonly name: string
  /** E.164; null if unknown. */
  readonly phone: string | null
  /** The name of his picture, or null. */
  readonly image: string | null
  /** The mean of at least five ratings, to one decimal; null if there are fewer, and then no stars are shown. */
  readonly rating: number | null
}

export const driverCard = (
  { name, phone, image }: Pick<DriverCard, "name" | "phone" | "image">,
  ratings: RatingSum,
): DriverCard => ({ name: firstName(name), phone, image, rating: shownMean(ratings) })

/**
 * A person's first name. Some are two words that belong together: "Abu Bakr", "Abdul Rahman".
 *
 * @example firstName("Abdul Rahman Al Marri") // "Abdul Rahman"
 */
export function firstName(name: string): string {
  const [first = "", second, ...rest] = name.trim().split(/\s+/)
  return rest.length > 0 && beginnings.has(first.toLowerCase()) ? `${first} ${second}` : first
}

const beginnings: ReadonlySet<string> = new Set(["abdul", "abd", "abu", "umm", "عبد", "أبو", "ابو", "أم"])
