import { cannotBeRead, type PagesReport } from "./page-differences.ts"

/** What the command prints: a line that sums up, and one for each difference with its addresses. */
export function reportLines(at: string, site: URL, { pages, scripts, differences }: PagesReport): readonly string[] {
  if (pages + scripts === 0 && [...differences.keys()].join() === cannotBeRead)
    return [
      `${at}: nothing could be read of ${site.origin}: the site does not answer. Its pages have not been compared.`,
    ]
  return [
    `${at}: read ${pages} pages and ${scripts} scripts of ${site.origin}, ${differences.size} differences.`,
    ...[...differences].map(([difference, paths]) => `  ${difference}: ${paths.join(" ")}`),
  ]
}
