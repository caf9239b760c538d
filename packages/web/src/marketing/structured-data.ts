import type { Destination } from "@mersal/domain/pricing/international"
import { addressIn } from "@mersal/domain/site/page-address"
import type { FilledPage } from "./filled-page.ts"

/** A page's data for machines, in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

/** The service: who offers it, where, and at what price today. Nothing that the page does not show. */
export function serviceData(page: FilledPage): StructuredData {
  const { facts, profile, texts } = page
  return {
    ...coverageData(page),
    offers: (facts.live?.offers ?? []).map(({ bookingType, price }) => ({
      "@type": "Offer",
      name: texts.booking.types[bookingType],
      price: (price.toPay.minor / 100).toFixed(2),
      priceCurrency: profile.market.currency,
    })),
  }
}

/** Who offers the service and where, for a page without prices. */
export function coverageData(page: FilledPage): StructuredData {
  const { facts, language } = page
  return {
    ...serviceOf(page),
    areaServed: (facts.live?.areas ?? []).map(({ city }) => ({ "@type": "City", name: city[language] })),
  }
}

/** The price of a parcel to another country, by the weights of the current list. */
export const destinationData =
  (to: Destination) =>
  (page: FilledPage): StructuredData => {
    const { facts, profile, texts, formats } = page
    const words = texts.internationalPage
    const rate = facts.live?.internationalRates.find((row) => row.to === to)
    return {
      ...serviceOf(page, words.pageOf(words.countries[to])),
      areaServed: { "@type": "Country", name: words.countryTitles[to] },
      offers: (rate?.breaks ?? []).map(({ upToKg, priceMinor }) => ({
        "@type": "Offer",
        name: words.kilograms(formats.number(upToKg)),
        price: (priceMinor / 100).toFixed(2),
        priceCurrency: profile.market.currency,
      })),
    }
  }

/** How to reach the operator, as far as he has set it. */
export function contactData(page: FilledPage): StructuredData {
  const { facts, texts, language, path } = page
  const { supportPhone, contactEmail } = facts
  return {
    "@context": "https://schema.org",
    "@type": "ContactPage",
    name: texts.contactPage.title,
    url: facts.origin + addressIn(language, path),
    mainEntity: {
      ...organization(page),
      ...((supportPhone || contactEmail) && {
        contactPoint: {
          "@type": "ContactPoint",
          contactType: "customer service",
          ...(supportPhone && { telephone: supportPhone }),
          ...(contactEmail && { email: contactEmail }),
        },
      }),
    },
  }
}

function serviceOf(page: FilledPage, serviceType = page.texts.landing.pageTitle(page.country)): StructuredData {
  const { facts, language, path } = page
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    serviceType,
    url: facts.origin + addressIn(language, path),
    provider: organization(page),
  }
}

function organization({ facts }: FilledPage): StructuredData {
  const { productName, origin, supportPhone, contactEmail, socialLinks = [] } = facts
  return {
    "@type": "Organization",
    name: productName,
    url: `${origin}/`,
    ...(supportPhone && { telephone: supportPhone }),
    ...(contactEmail && { email: contactEmail }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
  }
}
