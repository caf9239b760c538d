/** The fields of a card, and their faults (section 5): loaded with the fields. */
export const cardFields = {
  name: "Name on card",
  number: "Card number",
  expiry: "Expiry date (MM/YY)",
  cvc: "CVC (CVV)",
  details: "Card details",
  /** Above the fields: who sees what is typed. */
  secrecy: "Your card goes straight to the payment company. We never see its number.",
  brands: {
    visa: "Visa",
    master: "Mastercard",
    amex: "American Express",
    elo: "Elo",
    aura: "Aura",
    jcb: "JCB",
    diners: "Diners Club",
    discovery: "Discover",
    hipercard: "Hipercard",
    electron: "Visa Electron",
    maestro: "Maestro",
    dankort: "Dankort",
    interpayment: "InterPayment",
    unionpay: "UnionPay",
  },
  /** At the button: what it waits for. */
  missing: { fillIn: "Fill in your card to go on.", marked: "Check the marked fields to go on." },
  /** The fault of a field, by its kind. */
  faults: {
    "name-missing": "Please enter name as it appears on your card.",
    "number-missing": "Please enter the card number.",
    "number-left-empty": "Card Number is required",
    "number-invalid": "The card number you entered is invalid.",
    "expiry-missing": "Please enter your card expiry date.",
    "expiry-incorrect": "The expiry date entered is incorrect. Please re-enter.",
    "expiry-past": "The expiry date entered is incorrect. Please re-enter.",
    "cvc-missing": "Please enter your card CVV number.",
    "cvc-incorrect": "The CVV number you entered is incorrect. Please reconfirm.",
  },
}
