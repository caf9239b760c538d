import { createHash } from "node:crypto"
import { framePage, framePath } from "../http/callers/device-fingerprint.ts"
import type { BuiltPages } from "./built-pages.ts"
import { type Authorised, expectedFrameHeaders, expectedHeaders, isBuiltPage, paymentPages } from "./expected-page.ts"
import { headerDifferences } from "./header-differences.ts"

/** The answer of a running site to a browser, decompressed. */
interface LiveAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array
}

/** The compressions that a browser may ask for: a site can send other bytes for each. */
const packings = ["br", "gzip", "identity"] as const

export type ReadLive = (address: URL, packing: string) => Promise<LiveAnswer>

export interface PagesReport {
  /** How many were read, in every compression. */
  readonly pages: number
  readonly scripts: number
  /** What differs, with the addresses. */
  readonly differences: ReadonlyMap<string, readonly string[]>
}

/** How many addresses are requested at once: as many as a browser requests from one site. */
const lanes = 6

/**
 * Where the payment pages of a running site differ from the build and the operator's decisions (PCI DSS 11.6.1): the
 * headers and the content of each page, and every script that it may run, in every compression that a browser may ask
 * for.
 *
 * @param site its origin
 */
export async function pageDifferences(
  site: URL,
  built: BuiltPages,
  authorised: Authorised,
  read: ReadLive,
): Promise<PagesReport> {
  const isSecure = site.protocol === "https:"
  const { deviceScript } = authorised
  const checks: (readonly [path: string, check: Check])[] = [
    ...paymentPages.map((path) => [path, asPage(expectedHeaders(path, isSecure, authorised), built, path)] as const),
    ...[...built.scripts].map(([path, sha256]) => [path, asScript(sha256)] as const),
  ]
  if (deviceScript !== null) checks.push([framePath, asFrame(deviceScript)])

  const found = new Map<string, Set<string>>()
  const asked = checks.flatMap(([path, check]) => packings.map((packing) => ({ path, check, packing }))).values()
  const lane = async (): Promise<void> => {
    for (const { path, check, packing } of asked)
      for (const difference of await checked(() => read(new URL(path, site), packing), check))
        found.set(difference, (found.get(difference) ?? new Set()).add(path))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  const differences = [...found].map(([difference, paths]) => [difference, [...paths].sort()] as const)
  const unread = found.get(cannotBeRead) ?? new Set()
  return {
    pages: paymentPages.filter((path) => !unread.has(path)).length,
    scripts: [...built.scripts.keys()].filter((path) => !unread.has(path)).length,
    differences: new Map(differences),
  }
}

/** The difference of an address from which no answer came. */
export const cannotBeRead = "cannot be read"

type Check = (answer: LiveAnswer) => readonly string[] | Promise<readonly string[]>

async function checked(read: () => Promise<LiveAnswer>, check: Check): Promise<readonly string[]> {
  const answer = await read().catch(() => null)
  if (answer === null) return [cannotBeRead]
  return answer.status === 200 ? check(answer) : [`is answered with ${answer.status}`]
}

const asPage =
  (headers: ReadonlyMap<string, string>, built: BuiltPages, path: string): Check =>
  async (answer) => [
    ...headerDifferences(headers, answer.headers),
    ...((await isBuiltPage(built, path, textOf(answer))) ? [] : ["is not the page that was built"]),
  ]

const asScript =
  (sha256: string): Check =>
  ({ body }) => {
    const sent = createHash("sha256").update(body).digest("hex")
    return sent === sha256 ? [] : [`is another script: SHA-256 ${sent}, not ${sha256}`]
  }

const asFrame =
  (deviceScript: string): Check =>
  (answer) => [
    ...headerDifferences(expectedFrameHeaders(deviceScript), answer.headers),
    ...(textOf(answer) === framePage(deviceScript) ? [] : ["is not the frame that was built"]),
  ]

const textOf = ({ body }: LiveAnswer): string => new TextDecoder().decode(body)
