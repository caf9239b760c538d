// Cuts src/account/phone/phone-metadata.ts out of the metadata that libphonenumber-js ships: `node scripts/phone-metadata.mjs`.
// The "max" set is the source because only it knows the types that tell a landline of the U.A.E. or Qatar from a typo.
// `--check` writes nothing and fails when the file is not what the installed package would give.
import { readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { gzipSync } from "node:zlib"

const countries = ["AE", "QA", "BH", "SA", "KW", "OM", "PK", "IN", "PH", "EG", "JO", "LB", "GB", "US"]

const require = createRequire(import.meta.url)
const world = require("libphonenumber-js/max/metadata")
const { version } = require("libphonenumber-js/package.json")

const callingCodes = Object.entries(world.country_calling_codes).flatMap(([code, users]) => {
  const kept = users.filter((country) => countries.includes(country))
  return kept.length === 0 ? [] : [[code, kept]]
})
const metadata = {
  version: world.version,
  country_calling_codes: Object.fromEntries(callingCodes),
  countries: Object.fromEntries(countries.map((country) => [country, world.countries[country]])),
  nonGeographic: {},
}

/** Of each calling code its only or main country. What belongs to none, such as freephone of the whole world, is left out. */
const mainCountries = Object.fromEntries(
  Object.entries(world.country_calling_codes)
    .filter(([, [main]]) => main !== "001")
    .map(([code, [main]]) => [code, main]),
)

const lines = (record) =>
  Object.entries(record)
    .map(([key, value]) => `    ${/^[A-Z]/.test(key) ? key : JSON.stringify(key)}: ${JSON.stringify(value)},`)
    .join("\n")

const source = `// Written by scripts/phone-metadata.mjs from libphonenumber-js ${version} (Apache-2.0, data by Google). Do not edit.
// biome-ignore-all format: generated, one country a line
import type { MetadataJson } from "libphonenumber-js/core"

/** Phone numbering of the two markets and of the countries their people call most. */
export const phoneMetadata: MetadataJson = {
  version: ${metadata.version},
  country_calling_codes: {
${lines(metadata.country_calling_codes)}
  },
  countries: {
${lines(metadata.countries)}
  },
  nonGeographic: {},
}

/** Calling codes of the whole world, each with its only or main country. */
export const callingCountries: Readonly<Record<string, string>> = ${JSON.stringify(mainCountries)}
`

const target = new URL("../src/account/phone/phone-metadata.ts", import.meta.url)
if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== source)
    throw new Error("phone-metadata.ts is stale: run scripts/phone-metadata.mjs")
} else {
  writeFileSync(target, source)
  console.log(
    `${countries.length} countries, ${gzipSync(JSON.stringify(metadata), { level: 9 }).length} bytes compressed`,
  )
}
