import type { Destination } from "@mersal/domain/pricing/international"
import { hospitalsPath } from "@mersal/domain/site/product-slug"
import type { ComponentType } from "react"
import { destinationPath } from "./destination-path.ts"
import type { FilledPage } from "./filled-page.ts"
import { AboutPage } from "./pages/AboutPage.tsx"
import { BusinessPage } from "./pages/BusinessPage.tsx"
import { ContactPage } from "./pages/ContactPage.tsx"
import { CorporatePlansPage } from "./pages/CorporatePlansPage.tsx"
import { CorporateRegisterPage } from "./pages/CorporateRegisterPage.tsx"
import { CoveragePage } from "./pages/CoveragePage.tsx"
import { FootprintPage } from "./pages/FootprintPage.tsx"
import { HospitalsPage } from "./pages/HospitalsPage.tsx"
import { IndiaPage } from "./pages/IndiaPage.tsx"
import { InternationalPage } from "./pages/InternationalPage.tsx"
import { LandingPage } from "./pages/LandingPage.tsx"
import { LogisticsPage } from "./pages/LogisticsPage.tsx"
import { PhilippinesPage } from "./pages/PhilippinesPage.tsx"
import { PlatformPage } from "./pages/PlatformPage.tsx"
import { PrivacyPage } from "./pages/PrivacyPage.tsx"
import { QuotePage } from "./pages/QuotePage.tsx"
import { ServicesPage } from "./pages/ServicesPage.tsx"
import { TermsPage } from "./pages/TermsPage.tsx"
import { contactData, coverageData, destinationData, type StructuredData, serviceData } from "./structured-data.ts"

/**
 * One page about the product. To add one: its texts in `messages/{en,ar}` and in `texts.ts`, a component in `pages/`,
 * and a row here. It is then served in both languages under its address, filled with profile and product name, listed
 * in sitemap.xml, and covered by the tests of all pages.
 */
export interface PageRow {
  /** As in section 2, with the final slash; some contain the product's name. */
  readonly path: string | ((productName: string) => string)
  /** Another address of the same page (D41), in English; search engines get the first one. */
  readonly alsoAt?: string
  readonly Component: ComponentType
  /** Before the product's name in the window's title; unique in its language. */
  readonly title: (page: FilledPage) => string
  /** The description for search engines: one or two sentences. */
  readonly description: (page: FilledPage) => string
  /** Whether it shows `facts.live`: then it is rendered again each minute. */
  readonly isLive?: true
  readonly structuredData?: (page: FilledPage) => StructuredData
  /** A draft or a form's answer: served, but not for search engines. */
  readonly isUnlisted?: true
}

/** The prices to one country. */
const destinationRow = (to: Destination, Component: ComponentType): PageRow => ({
  path: destinationPath[to],
  Component,
  title: ({ texts, country }) =>
    texts.internationalPage.destinationTitle(country, texts.internationalPage.countries[to]),
  description: ({ texts, facts, country }) =>
    texts.internationalPage.destinationDescription(facts.productName, country, texts.internationalPage.countries[to]),
  isLive: true,
  structuredData: destinationData(to),
})

export const pageTable: readonly PageRow[] = [
  {
    path: "/",
    Component: LandingPage,
    title: ({ texts, country }) => texts.landing.pageTitle(country),
    description: ({ texts, facts, country }) => texts.landing.pageDescription(facts.productName, country),
    isLive: true,
    structuredData: serviceData,
  },
  {
    path: "/about/",
    Component: AboutPage,
    title: ({ texts }) => texts.footer.aboutUs,
    description: ({ texts, facts, country }) => texts.aboutPage.pageDescription(facts.productName, country),
  },
  {
    path: "/services/",
    Component: ServicesPage,
    title: ({ texts }) => texts.servicesPage.title,
    description: ({ texts, facts }) => texts.servicesPage.pageDescription(facts.productName),
    isLive: true,
    structuredData: serviceData,
  },
  {
    path: "/co2-emissions/",
    Component: FootprintPage,
    title: ({ texts }) => texts.footprintPage.title,
    description: ({ texts, facts }) => texts.footprintPage.pageDescription(facts.productName),
  },
  {
    path: "/our-platform/",
    Component: PlatformPage,
    title: ({ texts }) => texts.platformPage.title,
    description: ({ texts, facts }) => texts.platformPage.pageDescription(facts.productName),
  },
  {
    path: "/inefficient-urban-logistics-model/",
    Component: LogisticsPage,
    title: ({ texts }) => texts.logisticsPage.pageTitle,
    description: ({ texts, facts }) => texts.logisticsPage.pageDescription(facts.productName),
  },
  {
    path: hospitalsPath,
    Component: HospitalsPage,
    title: ({ texts, country }) => texts.hospitalsPage.pageTitle(country),
    description: ({ texts, facts, country }) => texts.hospitalsPage.pageDescription(facts.productName, country),
  },
  {
    path: "/shyft-courier-uae-delivery-service-coverage",
    Component: CoveragePage,
    title: ({ texts, country }) => texts.coveragePage.pageTitle(country),
    description: ({ texts, facts, country }) => texts.coveragePage.pageDescription(facts.productName, country),
    isLive: true,
    structuredData: coverageData,
  },
  {
    path: "/international",
    Component: InternationalPage,
    title: ({ texts }) => texts.internationalPage.title,
    description: ({ texts, facts, country }) => texts.internationalPage.pageDescription(facts.productName, country),
    isLive: true,
  },
  destinationRow("IN", IndiaPage),
  destinationRow("PH", PhilippinesPage),
  {
    path: "/international/quote",
    alsoAt: "/go/international",
    Component: QuotePage,
    title: ({ texts, country }) => texts.quotePage.pageTitle(country),
    description: ({ texts, facts, country }) => texts.quotePage.pageDescription(facts.productName, country),
    isLive: true,
  },
  {
    path: "/business/",
    Component: BusinessPage,
    title: ({ texts }) => texts.businessPage.title,
    description: ({ texts, facts, country }) => texts.businessPage.pageDescription(facts.productName, country),
  },
  {
    path: "/contact-us/",
    Component: ContactPage,
    title: ({ texts }) => texts.contactPage.title,
    description: ({ texts, facts }) => texts.contactPage.pageDescription(facts.productName),
    structuredData: contactData,
  },
  {
    path: "/corporate-register/",
    Component: CorporateRegisterPage,
    title: ({ texts }) => texts.corporateRegisterPage.title,
    description: ({ texts, facts, country }) => texts.corporateRegisterPage.pageDescription(facts.productName, country),
  },
  {
    path: "/corporate-subscriptions/",
    Component: CorporatePlansPage,
    title: ({ texts }) => texts.corporatePlansPage.title,
    description: ({ texts, facts, country }) => texts.corporatePlansPage.pageDescription(facts.productName, country),
    isLive: true,
  },
  {
    path: "/terms-and-conditions/",
    Component: TermsPage,
    title: ({ texts }) => texts.termsPage.title,
    description: ({ texts, facts }) => texts.termsPage.pageDescription(facts.productName),
  },
  {
    path: "/privacy-policy/",
    Component: PrivacyPage,
    title: ({ texts }) => texts.privacyPage.title,
    description: ({ texts, facts }) => texts.privacyPage.pageDescription(facts.productName),
  },
]

/** The English address of a row, for a product name. */
export const pathOf = ({ path }: PageRow, productName: string): string =>
  typeof path === "string" ? path : path(productName)
