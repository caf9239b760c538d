import type { MarketId } from "@mersal/domain/market/market"
import type { Language } from "@mersal/domain/messages/language"
import { escaped } from "@mersal/domain/site/escaped"
import type { TrackedBooking } from "@mersal/domain/site/first-screen"

/** What the build knows of the files of a drawn screen: the same that the application asks for when it comes. */
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
  /** Null of a screen that is not to be found. */
  readonly description: string | null
  /** Where the market's customers open the product, without a slash at its end. */
  readonly origin: string
  readonly market: MarketId
  readonly productName: string
  /** How far ahead of UTC the clock is by which the screen's times are written, in milliseconds. */
  readonly offset: number
}

/** What the head of a drawn screen has beside its title. */
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

/** What search engines read, and what is shown of a link. */
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

/** What a screen of a booking was drawn of, with which the application goes on; no `<` of it can end the block. */
export const trackedBlock = (tracked: TrackedBooking | undefined): string =>
  tracked
    ? `<script type="application/json" id="tracked">${JSON.stringify(tracked).replaceAll("<", "\\u003c")}</script>`
    : ""

/** The scripts that a screen's application goes on with, named at once instead of one by the other. */
export const scriptsOf = (
  { path, language }: Pick<HeadParts, "path" | "language">,
  { files }: FirstScreenAssets,
): string =>
  (files[path]?.[language].modules ?? [])
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    .join("")
