import type { Source } from "./source.ts"

/** A variable that is none of ours, and the setting that its name nearly is. */
export interface Misspelt {
  readonly name: string
  readonly meant: string
}

/** Settings that are read only where a market has the gateway they are of. */
export const readWhereChosen = [
  "APS_ACCESS_CODE",
  "APS_API_URL",
  "APS_MERCHANT_ID",
  "APS_PAGE_URL",
  "APS_SHA_REQUEST_PHRASE",
  "APS_SHA_RESPONSE_PHRASE",
  "APS_SHA_RESPONSE_PHRASE_OLD",
  "APS_SHA_TYPE",
  "BANKPIPE_KEY",
  "BANKPIPE_PASSWORD",
  "BANKPIPE_TERMINAL",
  "BANKPIPE_URL",
] as const

/** Read by our examples, tools and tests, which may start a server in their own environment. */
const ofTools = /^MERSAL_(KEY|ORIGIN|TOKEN|RUNS|SEED|SLOW|SCRATCH|TRACE|TEST_POSTGRES)$/
/** Made by Kubernetes and by Docker's links in every container beside a service called `mersal`. */
const ofServices = /^MERSAL_(NAME|SERVICE_(HOST|PORT)(_\w+)?|PORT(_\d+_(TCP|UDP)(_\w+)?)?)$/

type Environment = Readonly<Record<string, string | undefined>>

/** A variable that begins like ours and is none says something that nobody hears: a product must not start with it. */
export function refuseUnknown(env: Environment, { names, problems }: Source<string>): void {
  for (const name of setIn(env)) {
    if (!name.startsWith("MERSAL_") || names.has(name) || ofTools.test(name) || ofServices.test(name)) continue
    const meant = nearest(name, names)
    problems.push(`${name} is no setting${meant === null ? "" : `: is ${meant} meant?`}`)
  }
}

/**
 * The other variables whose name is a setting's but for one or two letters. They may belong to another program, so they
 * are only mentioned.
 *
 * @example misspeltIn({ SMS_ULR: "…" }, new Set(["SMS_URL"])) // [{ name: "SMS_ULR", meant: "SMS_URL" }]
 */
export function misspeltIn(env: Environment, names: ReadonlySet<string>): readonly Misspelt[] {
  const known = new Set([...names, ...readWhereChosen])
  return setIn(env).flatMap((name) => {
    if (known.has(name) || name.startsWith("MERSAL_")) return []
    const meant = nearest(name, known)
    return meant === null ? [] : [{ name, meant }]
  })
}

const setIn = (env: Environment): readonly string[] => Object.keys(env).filter((name) => env[name]?.trim())

const mostLetters = 2

/** The name nearest to this one; of a short name every second is near, so only a third of its letters may differ. */
function nearest(name: string, known: ReadonlySet<string>): string | null {
  const near = [...known]
    .map((meant) => ({ meant, letters: lettersBetween(name, meant) }))
    .filter(({ meant, letters }) => letters <= Math.min(mostLetters, Math.floor(meant.length / 3)))
    .sort((one, other) => one.letters - other.letters)
  return near[0]?.meant ?? null
}

/** How many letters must be changed, added or left out to make one text of the other (Levenshtein). */
function lettersBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > mostLetters) return mostLetters + 1
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, against] of [...other].entries()) {
      const changed = (row[at] ?? 0) + (letter === against ? 0 : 1)
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
