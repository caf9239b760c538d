import { escaped } from "@mersal/domain/site/escaped"
import { addressIn } from "@mersal/domain/site/page-address"
import { type SiteDocument, serverNowMark } from "@mersal/domain/site/site"
import sprite from "../ui/icons/sprite.svg?raw"
import { chosenColours } from "./chosen-colours.ts"
import type { FilledPage } from "./filled-page.ts"
import { type StyleRule, styleFor } from "./page-style.ts"
import type { StructuredData } from "./structured-data.ts"

/** The build's output for the pages: the rules of their styles, and the addresses of their scripts. */
export interface SiteAssets {
  /** Each page gets its own selection. Empty under the development server, which loads styles by `modules`. */
  readonly rules: readonly StyleRule[]
  /** Scripts of every page, as modules. */
  readonly modules: readonly string[]
  /** Additional scripts of a page with a form. */
  readonly formModules: readonly string[]
  /** The script that these load for the forms, once the page is idle. */
  readonly formScript: string
  /** Scripts of the page with the analytics consent. */
  readonly countingModules: readonly string[]
  readonly latinFont: string
  readonly arabicFont: string
}

/** Nothing is drawn before all of it has been read: a header drawn in the middle would move its links. */
const wholeAtOnce = `<link rel="expect" href="#content" blocking="render">`

interface DocumentParts {
  readonly page: FilledPage
  readonly title: string
  readonly description: string
  /** As React rendered it: everything in it is escaped. */
  readonly body: string
  readonly structuredData: StructuredData | undefined
  readonly isListed: boolean
}

/** A whole document. Its only style sheet and its only inline script are named by hash in the page's policy. */
export function documentOf(
  { page, title, description, body, structuredData, isListed }: DocumentParts,
  assets: SiteAssets,
): SiteDocument {
  const inlineStyle = styleFor(body, assets.rules)
  const { language, direction, facts, path } = page
  const fullTitle = `${title} | ${facts.productName}`
  const url = facts.origin + encodeURI(addressIn(language, path))
  const alternate = (hreflang: string, to: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escaped(facts.origin + encodeURI(to))}">`
  const fonts = language === "ar" ? [assets.arabicFont, assets.latinFont] : [assets.latinFont]
  const head = [
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${escaped(fullTitle)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<meta name="color-scheme" content="light dark">`,
    `<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="#1a1723" media="(prefers-color-scheme: dark)">`,
    `<link rel="manifest" href="/manifest.webmanifest">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    wholeAtOnce,
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    `<script>${chosenColours}</script>`,
    inlineStyle && `<style>${inlineStyle}</style>`,
    ...modulesOf(body, assets).map((module) => `<script type="module" src="${module}"></script>`),
    ...(isListed
      ? [
          `<link rel="canonical" href="${escaped(url)}">`,
          alternate("en", path),
          alternate("ar", addressIn("ar", path)),
          alternate("x-default", path),
        ]
      : [`<meta name="robots" content="noindex">`]),
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escaped(facts.productName)}">`,
    `<meta property="og:title" content="${escaped(fullTitle)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    `<meta property="og:url" content="${escaped(url)}">`,
    `<meta property="og:locale" content="${language === "ar" ? "ar" : "en"}_${page.profile.market.id}">`,
    `<meta property="og:image" content="${escaped(facts.origin)}/share-${page.profile.market.id.toLowerCase()}.jpg">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    structuredData && `<script type="application/ld+json">${jsonBlock(structuredData)}</script>`,
  ].filter(Boolean)
  const lateScript = hasForm(body) ? ` data-form-script="${assets.formScript}"` : ""
  const html = `<!doctype html>
<html lang="${language}" dir="${direction}" data-now="${serverNowMark}"${lateScript}>
<head>
${head.join("\n")}
</head>
<body>${spriteOf(body)}${body}</body>
</html>
`
  return { html, inlineStyle }
}

const modulesOf = (body: string, { modules, formModules, countingModules }: SiteAssets): readonly string[] => [
  ...modules,
  ...(hasForm(body) ? formModules : []),
  ...(body.includes('id="counting"') ? countingModules : []),
]

const hasForm = (body: string): boolean => body.includes("data-site-form")

/** Contains only the icons that the page shows. */
function spriteOf(body: string): string {
  const shown = new Set([...body.matchAll(/#icon-([a-z-]+)/g)].map(([, name]) => name))
  const symbols = [...sprite.matchAll(/<symbol id="icon-([a-z-]+)"[\s\S]*?<\/symbol>/g)].flatMap(([symbol, name]) =>
    shown.has(name) ? [symbol.replace(/>\s+</g, "><")] : [],
  )
  return symbols.length === 0 ? "" : `<svg hidden aria-hidden="true" focusable="false">${symbols.join("")}</svg>`
}

/** JSON that cannot end its script block. */
const jsonBlock = (data: StructuredData): string => JSON.stringify(data).replaceAll("<", "\\u003c")
