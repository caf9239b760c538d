import { account as arabicAccount } from "@mersal/domain/messages/ar/account"
import { accountRefusals as arabicAccountRefusals } from "@mersal/domain/messages/ar/account-refusals"
import { admin as arabicAdmin } from "@mersal/domain/messages/ar/admin"
import { booking as arabicBooking } from "@mersal/domain/messages/ar/booking"
import { bookingPapers as arabicBookingPapers } from "@mersal/domain/messages/ar/booking-papers"
import { books as arabicBooks } from "@mersal/domain/messages/ar/books"
import { card as arabicCard } from "@mersal/domain/messages/ar/card"
import { cardFields as arabicCardFields } from "@mersal/domain/messages/ar/card-fields"
import { cardReturn as arabicCardReturn } from "@mersal/domain/messages/ar/card-return"
import { company as arabicCompany } from "@mersal/domain/messages/ar/company"
import { confirmation as arabicConfirmation } from "@mersal/domain/messages/ar/confirmation"
import { countries as arabicCountries } from "@mersal/domain/messages/ar/countries"
import { dayReport as arabicDayReport } from "@mersal/domain/messages/ar/day-report"
import { desk as arabicDesk } from "@mersal/domain/messages/ar/desk"
import { details as arabicDetails } from "@mersal/domain/messages/ar/details"
import { dispatch as arabicDispatch } from "@mersal/domain/messages/ar/dispatch"
import { driver as arabicDriver } from "@mersal/domain/messages/ar/driver"
import { firstStep as arabicFirstStep } from "@mersal/domain/messages/ar/first-step"
import { footer as arabicFooter } from "@mersal/domain/messages/ar/footer"
import { landline as arabicLandline } from "@mersal/domain/messages/ar/landline"
import { live as arabicLive } from "@mersal/domain/messages/ar/live"
import { myAccount as arabicMyAccount } from "@mersal/domain/messages/ar/my-account"
import { myBookings as arabicMyBookings } from "@mersal/domain/messages/ar/my-bookings"
import { notComing as arabicNotComing } from "@mersal/domain/messages/ar/not-coming"
import { notPlaced as arabicNotPlaced } from "@mersal/domain/messages/ar/not-placed"
import { onAccount as arabicOnAccount } from "@mersal/domain/messages/ar/on-account"
import { operations as arabicOperations } from "@mersal/domain/messages/ar/operations"
import { operatorRefusals as arabicOperatorRefusals } from "@mersal/domain/messages/ar/operator-refusals"
import { payLink as arabicPayLink } from "@mersal/domain/messages/ar/pay-link"
import { payment as arabicPayment } from "@mersal/domain/messages/ar/payment"
import { priceNotice as arabicPriceNotice } from "@mersal/domain/messages/ar/price-notice"
import { promo as arabicPromo } from "@mersal/domain/messages/ar/promo"
import { receipt as arabicReceipt } from "@mersal/domain/messages/ar/receipt"
import { recipient as arabicRecipient } from "@mersal/domain/messages/ar/recipient"
import { ruleLab as arabicRuleLab } from "@mersal/domain/messages/ar/rule-lab"
import { secondFactor as arabicSecondFactor } from "@mersal/domain/messages/ar/second-factor"
import { shell as arabicShell } from "@mersal/domain/messages/ar/shell"
import { slotAlert as arabicSlotAlert } from "@mersal/domain/messages/ar/slot-alert"
import { staff as arabicStaff } from "@mersal/domain/messages/ar/staff"
import { stepNotice as arabicStepNotice } from "@mersal/domain/messages/ar/step-notice"
import { summary as arabicSummary } from "@mersal/domain/messages/ar/summary"
import { tracking as arabicTracking } from "@mersal/domain/messages/ar/tracking"
import { trackingSearch as arabicTrackingSearch } from "@mersal/domain/messages/ar/tracking-search"
import { account } from "@mersal/domain/messages/en/account"
import { accountRefusals } from "@mersal/domain/messages/en/account-refusals"
import { admin } from "@mersal/domain/messages/en/admin"
import { booking } from "@mersal/domain/messages/en/booking"
import { bookingPapers } from "@mersal/domain/messages/en/booking-papers"
import { books } from "@mersal/domain/messages/en/books"
import { card } from "@mersal/domain/messages/en/card"
import { cardFields } from "@mersal/domain/messages/en/card-fields"
import { cardReturn } from "@mersal/domain/messages/en/card-return"
import { company } from "@mersal/domain/messages/en/company"
import { confirmation } from "@mersal/domain/messages/en/confirmation"
import { countries } from "@mersal/domain/messages/en/countries"
import { dayReport } from "@mersal/domain/messages/en/day-report"
import { desk } from "@mersal/domain/messages/en/desk"
import { details } from "@mersal/domain/messages/en/details"
import { dispatch } from "@mersal/domain/messages/en/dispatch"
import { driver } from "@mersal/domain/messages/en/driver"
import { firstStep } from "@mersal/domain/messages/en/first-step"
import { footer } from "@mersal/domain/messages/en/footer"
import { landline } from "@mersal/domain/messages/en/landline"
import { live } from "@mersal/domain/messages/en/live"
import { myAccount } from "@mersal/domain/messages/en/my-account"
import { myBookings } from "@mersal/domain/messages/en/my-bookings"
import { notComing } from "@mersal/domain/messages/en/not-coming"
import { notPlaced } from "@mersal/domain/messages/en/not-placed"
import { onAccount } from "@mersal/domain/messages/en/on-account"
import { operations } from "@mersal/domain/messages/en/operations"
import { operatorRefusals } from "@mersal/domain/messages/en/operator-refusals"
import { payLink } from "@mersal/domain/messages/en/pay-link"
import { payment } from "@mersal/domain/messages/en/payment"
import { priceNotice } from "@mersal/domain/messages/en/price-notice"
import { promo } from "@mersal/domain/messages/en/promo"
import { receipt } from "@mersal/domain/messages/en/receipt"
import { recipient } from "@mersal/domain/messages/en/recipient"
import { ruleLab } from "@mersal/domain/messages/en/rule-lab"
import { secondFactor } from "@mersal/domain/messages/en/second-factor"
import { shell } from "@mersal/domain/messages/en/shell"
import { slotAlert } from "@mersal/domain/messages/en/slot-alert"
import { staff } from "@mersal/domain/messages/en/staff"
import { stepNotice } from "@mersal/domain/messages/en/step-notice"
import { summary } from "@mersal/domain/messages/en/summary"
import { tracking } from "@mersal/domain/messages/en/tracking"
import { trackingSearch } from "@mersal/domain/messages/en/tracking-search"
import type { Texts } from "@mersal/domain/messages/texts"

export type Language = "en" | "ar"

const english = {
  account,
  accountRefusals,
  shell,
  booking,
  firstStep,
  footer,
  stepNotice,
  details,
  slotAlert,
  summary,
  priceNotice,
  promo,
  payment,
  card,
  cardFields,
  notPlaced,
  cardReturn,
  payLink,
  confirmation,
  receipt,
  tracking,
  notComing,
  trackingSearch,
  landline,
  countries,
  live,
  myAccount,
  myBookings,
  recipient,
  driver,
  admin,
  ruleLab,
  company,
  staff,
  secondFactor,
  bookingPapers,
  books,
  dayReport,
  operatorRefusals,
  onAccount,
  operations,
  dispatch,
  desk,
}

/** The texts of a page, by area. Tests find elements by these, and so run in both languages. */
export type Words = Texts<typeof english>

export const dictionaries: Readonly<Record<Language, Words>> = {
  en: english,
  ar: {
    account: arabicAccount,
    accountRefusals: arabicAccountRefusals,
    shell: arabicShell,
    booking: arabicBooking,
    firstStep: arabicFirstStep,
    footer: arabicFooter,
    stepNotice: arabicStepNotice,
    details: arabicDetails,
    slotAlert: arabicSlotAlert,
    summary: arabicSummary,
    priceNotice: arabicPriceNotice,
    promo: arabicPromo,
    payment: arabicPayment,
    card: arabicCard,
    cardFields: arabicCardFields,
    notPlaced: arabicNotPlaced,
    cardReturn: arabicCardReturn,
    payLink: arabicPayLink,
    confirmation: arabicConfirmation,
    receipt: arabicReceipt,
    tracking: arabicTracking,
    notComing: arabicNotComing,
    trackingSearch: arabicTrackingSearch,
    landline: arabicLandline,
    countries: arabicCountries,
    live: arabicLive,
    myAccount: arabicMyAccount,
    myBookings: arabicMyBookings,
    recipient: arabicRecipient,
    driver: arabicDriver,
    admin: arabicAdmin,
    ruleLab: arabicRuleLab,
    staff: arabicStaff,
    secondFactor: arabicSecondFactor,
    bookingPapers: arabicBookingPapers,
    books: arabicBooks,
    dayReport: arabicDayReport,
    operatorRefusals: arabicOperatorRefusals,
    company: arabicCompany,
    onAccount: arabicOnAccount,
    operations: arabicOperations,
    dispatch: arabicDispatch,
    desk: arabicDesk,
  },
}
