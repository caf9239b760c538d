import type { footer as englishFooter } from "@mersal/domain/messages/en/footer"
import type { shell as englishShell } from "@mersal/domain/messages/en/shell"
import type { Language } from "@mersal/domain/messages/language"
import type { Texts } from "@mersal/domain/messages/texts"
import type { Contact } from "@mersal/domain/site/contact"
import { addressIn } from "@mersal/domain/site/page-address"
import { hospitalsPath } from "@mersal/domain/site/product-slug"
import type { IconName } from "../../ui/icons/icon-names.ts"
import { networkMark } from "./network-mark.ts"

export interface FooterWords {
  readonly shell: Texts<typeof englishShell>
  readonly footer: Texts<typeof englishFooter>
}

/** The operator's contact details. */
export interface FooterContacts extends Contact {
  readonly productName: string
}

export interface FooterLink {
  readonly to: string
  readonly text: string
  /** A screen of the application, as opposed to a page about the product or another site. */
  readonly isScreen?: true
  readonly isElsewhere?: true
  /** The icon before its name, if it has one. */
  readonly icon?: IconName
}

export interface FooterGroup {
  readonly heading: string
  readonly links: readonly FooterLink[]
}

/** Section 2: the footer's links, in groups. A group without links is left out. */
export function footerGroups(
  contacts: FooterContacts,
  { shell, footer }: FooterWords,
  language: Language,
): readonly FooterGroup[] {
  const page = (path: string, text: string): FooterLink => ({ to: addressIn(language, path), text })
  const { productName, supportPhone, whatsapp, contactEmail, socialLinks = [] } = contacts
  const groups: readonly FooterGroup[] = [
    {
      heading: footer.delivery,
      links: [
        { to: "/tracking", text: shell.trackDelivery, isScreen: true },
        { to: "/go", text: footer.productDelivery(productName), isScreen: true },
        page("/services/", footer.services),
        page("/shyft-courier-uae-delivery-service-coverage", footer.coverage),
        page("/international", footer.international),
      ],
    },
    {
      heading: footer.forCompanies,
      links: [
        page("/business/", footer.businessRates),
        page(hospitalsPath(productName), footer.hospitals),
        page("/corporate-register/", footer.corporateRegister),
        page("/corporate-subscriptions/", footer.corporatePlans),
      ],
    },
    {
      heading: footer.company,
      links: [
        page("/about/", footer.aboutUs),
        page("/our-platform/", footer.ourPlatform),
        page("/co2-emissions/", footer.co2Emissions),
        page("/inefficient-urban-logistics-model/", footer.urbanLogistics),
      ],
    },
    {
      heading: footer.contact,
      links: [
        page("/contact-us/", footer.contactUs),
        ...(contactEmail ? [{ to: `mailto:${contactEmail}`, text: footer.contactByEmail }] : []),
        ...(supportPhone ? [{ to: `tel:${supportPhone.replaceAll(" ", "")}`, text: footer.callUs(supportPhone) }] : []),
        ...elsewhere(whatsapp && `https://wa.me/${whatsapp}`, footer.writeOnWhatsApp),
      ],
    },
    {
      heading: footer.socialLinks,
      links: socialLinks.flatMap(({ name, url }) =>
        elsewhere(url, name).map((link) => ({ ...link, icon: networkMark(name) })),
      ),
    },
  ]
  return groups.filter(({ links }) => links.length > 0)
}

/** The two pages of terms, shown beside the company line. */
export const termsLinks = ({ footer }: FooterWords, language: Language): readonly FooterLink[] => [
  { to: addressIn(language, "/terms-and-conditions/"), text: footer.termsAndConditions },
  { to: addressIn(language, "/privacy-policy/"), text: footer.privacyPolicy },
]

/** Links to the operator's own apps, if there are any. */
export const appBadges = ({ appStoreUrl, playStoreUrl }: FooterContacts, { footer }: FooterWords) => [
  ...elsewhere(appStoreUrl, footer.appStore),
  ...elsewhere(playStoreUrl, footer.playStore),
]

const elsewhere = (to: string | undefined, text: string): readonly FooterLink[] =>
  to ? [{ to, text, isElsewhere: true }] : []
