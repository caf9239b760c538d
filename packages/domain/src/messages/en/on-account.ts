/** The payment step for a member who may book for his company (D43). */
export const onAccount = {
  name: "On account",
  paidBy: (company: string) => `${company} pays for this booking.`,
  credit: "Credit left",
  room: "May still go on the account",
  centre: "Cost centre",
  chooseCentre: "Choose a cost centre",
  centreMissing: "Please choose a cost centre",
  noCentres: "Your company has no cost centre yet. An owner adds one on the company's page.",
  toCompany: "Open the company's page",
  full: (left: string) =>
    `The company's account has no room for this booking: ${left} may still go on it. Pay otherwise, or ask an owner of the company to have it paid.`,
  refused: {
    "no-company": "You cannot book on a company's account here. Choose another way to pay.",
    unknown: "This cost centre is not in use any more. Choose another one.",
  },
}
