import "../styles/index.css"
import type { Language } from "@mersal/domain/messages/language"
import { pageAddress } from "@mersal/domain/site/page-address"
import type { Site, SiteDocument, SiteFacts, SitePage } from "@mersal/domain/site/site"
import { renderToStaticMarkup } from "react-dom/server"
import { chosenColours } from "./chosen-colours.ts"
import { documentOf, type SiteAssets } from "./document.ts"
import { FilledPageContext, fillPage } from "./filled-page.ts"
import { type PageRow, pageTable, pathOf } from "./page-table.ts"
import { NotFound } from "./pages/NotFound.tsx"
import { SiteFrame } from "./parts/SiteFrame.tsx"
import { robotsText, sitemapXml } from "./search-engines.ts"

/**
 * All pages about the product, ready to be rendered. The server gets them from the build and knows nothing of React.
 */
export function makeSite(assets: SiteAssets): Site {
  const notFoundRow: PageRow = {
    path: "/",
    Component: NotFound,
    title: ({ texts }) => texts.shell.notFoundTitle,
    description: ({ texts }) => texts.shell.notFoundText,
    isUnlisted: true,
  }
  const fill = (row: PageRow, language: Language, facts: SiteFacts): SiteDocument => {
    const page = fillPage(pathOf(row, facts.productName), language, facts)
    const body = renderToStaticMarkup(
      <FilledPageContext value={page}>
        <SiteFrame>
          <row.Component />
        </SiteFrame>
      </FilledPageContext>,
    )
    const parts = {
      page,
      title: row.title(page),
      description: row.description(page),
      body,
      structuredData: row.structuredData?.(page),
      isListed: !row.isUnlisted,
    }
    return documentOf(parts, assets)
  }
  const pageOf = (row: PageRow, language: Language): SitePage => ({
    isLive: row.isLive === true,
    fill: (facts) => fill(row, language, facts),
  })
  return {
    inlineScript: chosenColours,
    find: (path, productName) => {
      const address = pageAddress(path)
      if (address === null) return null
      const row = pageTable.find(
        (each) => withoutSlash(pathOf(each, productName)) === address.plainPath || each.alsoAt === address.plainPath,
      )
      return row ? pageOf(row, address.language) : null
    },
    notFound: (language) => pageOf(notFoundRow, language),
    sitemap: sitemapXml,
    robots: robotsText,
  }
}

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, "") : path)
