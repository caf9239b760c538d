/**
 * The dictionaries of staff's screens, in a table of their own, so that a customer's first page does not contain the
 * names of files that it never loads.
 */
export const staffAreas = {
  staff: {
    en: () => import("@mersal/domain/messages/en/staff"),
    ar: () => import("@mersal/domain/messages/ar/staff"),
  },
  secondFactor: {
    en: () => import("@mersal/domain/messages/en/second-factor"),
    ar: () => import("@mersal/domain/messages/ar/second-factor"),
  },
  operations: {
    en: () => import("@mersal/domain/messages/en/operations"),
    ar: () => import("@mersal/domain/messages/ar/operations"),
  },
  driver: {
    en: () => import("@mersal/domain/messages/en/driver"),
    ar: () => import("@mersal/domain/messages/ar/driver"),
  },
  admin: {
    en: () => import("@mersal/domain/messages/en/admin"),
    ar: () => import("@mersal/domain/messages/ar/admin"),
  },
  ruleLab: {
    en: () => import("@mersal/domain/messages/en/rule-lab"),
    ar: () => import("@mersal/domain/messages/ar/rule-lab"),
  },
  dispatch: {
    en: () => import("@mersal/domain/messages/en/dispatch"),
    ar: () => import("@mersal/domain/messages/ar/dispatch"),
  },
  desk: {
    en: () => import("@mersal/domain/messages/en/desk"),
    ar: () => import("@mersal/domain/messages/ar/desk"),
  },
  books: {
    en: () => import("@mersal/domain/messages/en/books"),
    ar: () => import("@mersal/domain/messages/ar/books"),
  },
  dayReport: {
    en: () => import("@mersal/domain/messages/en/day-report"),
    ar: () => import("@mersal/domain/messages/ar/day-report"),
  },
  paper: {
    en: () => import("@mersal/domain/messages/en/paper"),
    ar: () => import("@mersal/domain/messages/ar/paper"),
  },
  operatorRefusals: {
    en: () => import("@mersal/domain/messages/en/operator-refusals"),
    ar: () => import("@mersal/domain/messages/ar/operator-refusals"),
  },
} as const
