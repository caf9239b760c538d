/** Paying by card: its tabs, and the texts that lead to it (sections 2, 4 and 5). */
export const card = {
  /** The tabs by the labels of the host profile; 'Cash' is in the payment step's texts. */
  tabs: {
    creditOrDebitCard: "Credit/Debit Card",
    creditCard: "Credit Card",
    debitCard: "Debit Card",
  },
  debitNote: "You enter your card on your bank's page.",
  hostedNote: "You enter your card on the payment company's page.",
  pay: (amount: string) => `Pay ${amount}`,
  paying: "Taking you to your bank…",
  emailMissing: "Paying by card needs your email for the receipt.",
  addEmail: "Add your email",
}
