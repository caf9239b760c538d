import { plural } from "../plural.ts"

/** The list of countries of a phone field (section 3, "Country entry"). */
export const countries = {
  title: "Choose a country",
  search: "Search by name or code",
  found: (count: number) => plural("en", count, { one: "# country found", other: "# countries found" }),
  none: "No country has this name or code.",
}
