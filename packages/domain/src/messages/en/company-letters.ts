/** The product's e-mails to companies. Values come first: nothing here is markup. */
export const companyLetters = {
  subject: (product: string, company: string) => `${product}: your company ${company}`,
  /** Without a limit nothing can be booked on the account yet. */
  approved: (company: string, limit: string | null) =>
    `${company} is approved. ${limit === null ? "Nothing can be booked on its account yet: we set a limit for that first." : `Up to ${limit} may be owed on its monthly account.`} Its account, its members and its cost centres are on the page of your company.`,
  refused: (company: string, reason: string) => `${company} was turned down. Reason: ${reason}`,
  suspended: (company: string, reason: string) =>
    `${company} is suspended and cannot book on account for now. Reason: ${reason}`,
  planRenewed: (company: string, plan: string, price: string, until: string) =>
    `The days of the plan ${plan} of ${company} were over, so it renewed: ${price}, VAT included, is on the monthly account. It is paid until the end of ${until}, and renews after that until an owner ends it.`,
  planEnded: (company: string) =>
    `The plan of ${company} has ended: it is not offered any more, or the account had no room for its next period. Bookings go on the monthly account now.`,
  monthBilled: (company: string, number: string, month: string, amount: string) =>
    `${number} of ${company} for ${month} is ready: ${amount}. It is on the page of your company, under the monthly account.`,
  page: "The page of your company",
}
