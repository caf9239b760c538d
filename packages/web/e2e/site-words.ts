import { booking as arabicBooking } from "@mersal/domain/messages/ar/booking"
import { businessPage as arabicBusinessPage } from "@mersal/domain/messages/ar/business-page"
import { contactPage as arabicContactPage } from "@mersal/domain/messages/ar/contact-page"
import { corporatePlansPage as arabicCorporatePlansPage } from "@mersal/domain/messages/ar/corporate-plans-page"
import { corporateRegisterPage as arabicCorporateRegisterPage } from "@mersal/domain/messages/ar/corporate-register-page"
import { coveragePage as arabicCoveragePage } from "@mersal/domain/messages/ar/coverage-page"
import { firstStep as arabicFirstStep } from "@mersal/domain/messages/ar/first-step"
import { internationalPage as arabicInternationalPage } from "@mersal/domain/messages/ar/international-page"
import { landing as arabicLanding } from "@mersal/domain/messages/ar/landing"
import { quotePage as arabicQuotePage } from "@mersal/domain/messages/ar/quote-page"
import { siteForms as arabicSiteForms } from "@mersal/domain/messages/ar/site-forms"
import { booking } from "@mersal/domain/messages/en/booking"
import { businessPage } from "@mersal/domain/messages/en/business-page"
import { contactPage } from "@mersal/domain/messages/en/contact-page"
import { corporatePlansPage } from "@mersal/domain/messages/en/corporate-plans-page"
import { corporateRegisterPage } from "@mersal/domain/messages/en/corporate-register-page"
import { coveragePage } from "@mersal/domain/messages/en/coverage-page"
import { firstStep } from "@mersal/domain/messages/en/first-step"
import { internationalPage } from "@mersal/domain/messages/en/international-page"
import { landing } from "@mersal/domain/messages/en/landing"
import { quotePage } from "@mersal/domain/messages/en/quote-page"
import { siteForms } from "@mersal/domain/messages/en/site-forms"

/** The texts of the pages about the product that tests need. */
export const siteWords = {
  en: {
    booking,
    firstStep,
    businessPage,
    contactPage,
    corporatePlansPage,
    corporateRegisterPage,
    coveragePage,
    internationalPage,
    landing,
    quotePage,
    siteForms,
  },
  ar: {
    booking: arabicBooking,
    firstStep: arabicFirstStep,
    businessPage: arabicBusinessPage,
    contactPage: arabicContactPage,
    corporatePlansPage: arabicCorporatePlansPage,
    corporateRegisterPage: arabicCorporateRegisterPage,
    coveragePage: arabicCoveragePage,
    internationalPage: arabicInternationalPage,
    landing: arabicLanding,
    quotePage: arabicQuotePage,
    siteForms: arabicSiteForms,
  },
} as const
