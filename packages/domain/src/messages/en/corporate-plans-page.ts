import { countedDays } from "../counted-days.ts"

/** /corporate-subscriptions/ */
export const corporatePlansPage = {
  title: "Company plans",
  pageDescription: (product: string, country: string) =>
    `Plans for companies that send with ${product} in ${country}: a credit for deliveries that is worth more than it costs.`,
  lead: "A plan is a credit for deliveries that is worth more than it costs. Bookings of your company draw on it until it is used up or its days are over. Then the plan renews, until an owner ends it.",
  plansHeading: "The plans",
  noPlans: "No plan can be shown at the moment. Ask for rates, and a person makes you an offer.",
  credit: "Credit for deliveries",
  price: "Price",
  valid: "Valid for",
  days: countedDays.en,
  choose: (plan: string) => `Choose ${plan}`,
  confirm: (plan: string) => `Confirm ${plan}`,
  confirmText:
    "Your company takes this plan and gets its credit at once. Its price goes on the monthly account now, and again whenever its days are over, until an owner ends it. Press once more to confirm.",
  doneHeading: "The plan is yours",
  doneText: "The next bookings of your company draw on this credit.",
  creditNow: "Credit of your company now",
  refusals: {
    "no-company": "You belong to no company yet. Register it first.",
    "not-owner": "Only an owner of your company chooses its plan.",
    "not-approved": "Your company has not been approved yet. Choose a plan once it is.",
  },
  rulesHeading: "How a plan counts",
  rules: [
    "A plan renews whenever its days are over, at the price of that day, until an owner ends it under Company in My Account. It ends by itself where the account has no room for it.",
    "Credit that ends soonest is used first.",
    "Credit ends at midnight after its last day: what is left then lapses.",
    "What a cancelled booking gives back returns to the credit.",
  ],
  register: "Register your company",
}
