import { addressIn } from "@mersal/domain/site/page-address"
import type { FilledPage } from "./filled-page.ts"

/** What a page tells machines about itself, in the words of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

/** The service itself: who offers it, where, and at what price today. Nothing that the page does not show. */
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

/** Who offers the service and where, of a page without prices. */
export function coverageData({ facts, texts, language, country, path }: FilledPage): StructuredData {
  const { productName, origin, live, supportPhone, contactEmail, socialLinks = [] } = facts
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    serviceType: texts.landing.pageTitle(country),
    url: origin + addressIn(language, path),
    provider: {
      "@type": "Organization",
      name: productName,
      url: `${origin}/`,
      ...(supportPhone && { telephone: supportPhone }),
      ...(contactEmail && { email: contactEmail }),
      ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
    },
    areaServed: (live?.areas ?? []).map(({ city }) => ({ "@type": "City", name: city[language] })),
  }
}
