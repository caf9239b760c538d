import { aboutPage as arabicAboutPage } from "@mersal/domain/messages/ar/about-page"
import { account as arabicAccount } from "@mersal/domain/messages/ar/account"
import { booking as arabicBooking } from "@mersal/domain/messages/ar/booking"
import { businessPage as arabicBusinessPage } from "@mersal/domain/messages/ar/business-page"
import { contactPage as arabicContactPage } from "@mersal/domain/messages/ar/contact-page"
import { corporatePlansPage as arabicCorporatePlansPage } from "@mersal/domain/messages/ar/corporate-plans-page"
import { corporateRegisterPage as arabicCorporateRegisterPage } from "@mersal/domain/messages/ar/corporate-register-page"
import { coveragePage as arabicCoveragePage } from "@mersal/domain/messages/ar/coverage-page"
import { firstStep as arabicFirstStep } from "@mersal/domain/messages/ar/first-step"
import { footer as arabicFooter } from "@mersal/domain/messages/ar/footer"
import { footprintPage as arabicFootprintPage } from "@mersal/domain/messages/ar/footprint-page"
import { hospitalsPage as arabicHospitalsPage } from "@mersal/domain/messages/ar/hospitals-page"
import { internationalPage as arabicInternationalPage } from "@mersal/domain/messages/ar/international-page"
import { landing as arabicLanding } from "@mersal/domain/messages/ar/landing"
import { logisticsPage as arabicLogisticsPage } from "@mersal/domain/messages/ar/logistics-page"
import { marketing as arabicMarketing } from "@mersal/domain/messages/ar/marketing"
import { platformPage as arabicPlatformPage } from "@mersal/domain/messages/ar/platform-page"
import { privacyPage as arabicPrivacyPage } from "@mersal/domain/messages/ar/privacy-page"
import { quotePage as arabicQuotePage } from "@mersal/domain/messages/ar/quote-page"
import { servicesPage as arabicServicesPage } from "@mersal/domain/messages/ar/services-page"
import { shell as arabicShell } from "@mersal/domain/messages/ar/shell"
import { siteForms as arabicSiteForms } from "@mersal/domain/messages/ar/site-forms"
import { slotAlert as arabicSlotAlert } from "@mersal/domain/messages/ar/slot-alert"
import { termsPage as arabicTermsPage } from "@mersal/domain/messages/ar/terms-page"
import { aboutPage } from "@mersal/domain/messages/en/about-page"
import { account } from "@mersal/domain/messages/en/account"
import { booking } from "@mersal/domain/messages/en/booking"
import { businessPage } from "@mersal/domain/messages/en/business-page"
import { contactPage } from "@mersal/domain/messages/en/contact-page"
import { corporatePlansPage } from "@mersal/domain/messages/en/corporate-plans-page"
import { corporateRegisterPage } from "@mersal/domain/messages/en/corporate-register-page"
import { coveragePage } from "@mersal/domain/messages/en/coverage-page"
import { firstStep } from "@mersal/domain/messages/en/first-step"
import { footer } from "@mersal/domain/messages/en/footer"
import { footprintPage } from "@mersal/domain/messages/en/footprint-page"
import { hospitalsPage } from "@mersal/domain/messages/en/hospitals-page"
import { internationalPage } from "@mersal/domain/messages/en/international-page"
import { landing } from "@mersal/domain/messages/en/landing"
import { logisticsPage } from "@mersal/domain/messages/en/logistics-page"
import { marketing } from "@mersal/domain/messages/en/marketing"
import { platformPage } from "@mersal/domain/messages/en/platform-page"
import { privacyPage } from "@mersal/domain/messages/en/privacy-page"
import { quotePage } from "@mersal/domain/messages/en/quote-page"
import { servicesPage } from "@mersal/domain/messages/en/services-page"
import { shell } from "@mersal/domain/messages/en/shell"
import { siteForms } from "@mersal/domain/messages/en/site-forms"
import { slotAlert } from "@mersal/domain/messages/en/slot-alert"
import { termsPage } from "@mersal/domain/messages/en/terms-page"
import type { Language } from "@mersal/domain/messages/language"
import type { Texts } from "@mersal/domain/messages/texts"

const english = {
  aboutPage,
  account,
  businessPage,
  contactPage,
  corporatePlansPage,
  corporateRegisterPage,
  quotePage,
  siteForms,
  booking,
  firstStep,
  coveragePage,
  footer,
  footprintPage,
  hospitalsPage,
  internationalPage,
  landing,
  logisticsPage,
  marketing,
  platformPage,
  privacyPage,
  servicesPage,
  shell,
  slotAlert,
  termsPage,
}

/** The texts of every page about the product. They stay on the server, which sends a page in one language. */
export type SiteTexts = Texts<typeof english>

export const siteTexts: Readonly<Record<Language, SiteTexts>> = {
  en: english,
  ar: {
    aboutPage: arabicAboutPage,
    account: arabicAccount,
    businessPage: arabicBusinessPage,
    contactPage: arabicContactPage,
    corporatePlansPage: arabicCorporatePlansPage,
    corporateRegisterPage: arabicCorporateRegisterPage,
    quotePage: arabicQuotePage,
    siteForms: arabicSiteForms,
    booking: arabicBooking,
    firstStep: arabicFirstStep,
    coveragePage: arabicCoveragePage,
    footer: arabicFooter,
    footprintPage: arabicFootprintPage,
    hospitalsPage: arabicHospitalsPage,
    internationalPage: arabicInternationalPage,
    landing: arabicLanding,
    logisticsPage: arabicLogisticsPage,
    marketing: arabicMarketing,
    platformPage: arabicPlatformPage,
    privacyPage: arabicPrivacyPage,
    servicesPage: arabicServicesPage,
    shell: arabicShell,
    slotAlert: arabicSlotAlert,
    termsPage: arabicTermsPage,
  },
}
