import type { Language } from "@mersal/domain/messages/language"
import { escaped } from "@mersal/domain/site/escaped"
import { addressIn } from "@mersal/domain/site/page-address"
import type { SiteFacts } from "@mersal/domain/site/site"
import { pageTable, pathOf } from "./page-table.ts"

/** Every listed page in both languages, each linked to the other. */
export function sitemapXml({ origin, productName }: SiteFacts): string {
  const listed = pageTable.filter(({ isUnlisted }) => !isUnlisted)
  const entries = listed.flatMap((row) => {
    const path = pathOf(row, productName)
    const url = (language: Language) => escaped(origin + encodeURI(addressIn(language, path)))
    const links = (["en", "ar"] as const).map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url(language)}"/>`,
    )
    const others = `${links.join("")}<xhtml:link rel="alternate" hreflang="x-default" href="${url("en")}"/>`
    return (["en", "ar"] as const).map((language) => `<url><loc>${url(language)}</loc>${others}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`
}

/**
 * Search engines must not list screens that show somebody's booking, nor the API; on a staging host, nothing at all.
 */
export const robotsText = ({ origin, profileId }: SiteFacts): string =>
  profileId === "staging" ? "User-agent: *\nDisallow: /\n" : openTo(origin)

const openTo = (origin: string): string => `User-agent: *
Disallow: /v1.0/
Disallow: /v2.0/
Disallow: /go/
Allow: /go/book
Disallow: /payment
Disallow: /tracking/status
Disallow: /my-account
Disallow: /dev/

Sitemap: ${origin}/sitemap.xml
`
