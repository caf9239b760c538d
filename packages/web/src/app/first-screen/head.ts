import type { MarketId } from "@mersal/domain/market/market"
import type { Language } from "@mersal/domain/messages/language"
import { escaped } from "@mersal/domain/site/escaped"
import type { PageTracking } from "../../environment/drawn-tracking.ts"

/**
 * What the build knows of the files of a server-rendered screen: the same files that the application requests when it
 * starts.
 */
export interface FirstScreenAssets {
  readonly arabicFont: string
  /** By path, then by language. */
  readonly files: Readonly<
    Record<
      string,
      Readonly<Record<Language, { readonly styles: readonly string[]; readonly modules: readonly string[] }>>
    >
  >
}

interface HeadParts {
  readonly path: string
  readonly language: Language
  readonly title: string
  /** Null for a screen that search engines must not list. */
  readonly description: string | null
  /** Where the market's customers open the product, without a final slash. */
  readonly origin: string
  readonly market: MarketId
  readonly productName: string
  /** The UTC offset of the times on the screen, in milliseconds. */
  readonly offset: number
}

/** The head of a server-rendered screen, except its title. */
export function headOf(parts: HeadParts, { arabicFont, files }: FirstScreenAssets): string {
  const { path, language, offset } = parts
  const styles = files[path]?.[language].styles ?? []
  return [
    ...(parts.description === null ? [] : searchedFor({ ...parts, description: parts.description })),
    ...(language === "ar" ? [`<link rel="preload" href="${arabicFont}" as="font" type="font/woff2" crossorigin>`] : []),
    `<script src="/first-screen.js" data-offset="${offset}"></script>`,
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
  ].join("")
}

/** For search engines and link previews. */
function searchedFor({
  path,
  language,
  title,
  description,
  origin,
  market,
  productName,
}: HeadParts & { readonly description: string }): readonly string[] {
  const url = escaped(origin + path)
  return [
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${url}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escaped(productName)}">`,
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:locale" content="${language}_${market}">`,
    `<meta property="og:image" content="${escaped(origin)}/share-${market.toLowerCase()}.jpg">`,
  ]
}

/**
 * The data that a booking's screen was rendered from, with which the application continues. `<` is escaped, so that the
 * data cannot end the block.
 */
export const trackedBlock = (tracked: PageTracking | null): string =>
  tracked
    ? `<script type="application/json" id="tracked">${JSON.stringify(tracked).replaceAll("<", "\\u003c")}</script>`
    : ""

/** The scripts that a screen's application continues with, all named at once so that they load in parallel. */
export const scriptsOf = (
  { path, language }: Pick<HeadParts, "path" | "language">,
  { files }: FirstScreenAssets,
): string =>
  (files[path]?.[language].modules ?? [])
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    .join("")
