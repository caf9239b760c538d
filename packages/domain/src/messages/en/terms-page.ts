/** /terms-and-conditions/: a draft of what the product does; the operator must have it checked (D44). */
export const termsPage = {
  title: "Terms and Conditions",
  pageDescription: (product: string) =>
    `The terms on which ${product} carries parcels: booking, price, cancelling, what may be sent, hand-over and liability. A draft, to be checked by the operator.`,
  lead: (product: string) =>
    `These terms say what you may expect of ${product} and what we expect of you when we carry a parcel for you.`,
  sections: [
    {
      heading: "1. The contract",
      text: [
        "A contract of carriage comes about when we confirm your booking with a reference. A price shown before that is an offer for as long as it is held.",
        "You need no account. Whoever books declares that he may hand over what is sent.",
      ],
    },
    {
      heading: "2. Price and payment",
      text: [
        "The price is the one shown before you book, with tax where tax is charged. You pay by card when you book, or in cash to the driver at the pick-up or at the drop-off, as you have chosen.",
        "If the contents turn out heavier or larger than you said, we may ask for the difference or leave the parcel with you.",
      ],
    },
    {
      heading: "3. Changing and cancelling",
      text: [
        "You may change or cancel a booking free of charge until the collection window closes for orders or the driver sets off, whichever comes first. After that the minimum fare is kept. Once the parcel has been collected nothing is refunded.",
        "Refunds of card payments go back to the same card.",
      ],
    },
    {
      heading: "4. What may be sent",
      text: [
        "Up to 70 kg in a box of 60 x 60 x 60 cm, packed and sealed. Not carried: cash, gift cards, alcohol, weapons, drugs, medicines, animals, perishable and hazardous goods.",
        "If we find such goods, we may refuse to carry them, return them at your cost, or hand them to an authority where the law demands it.",
      ],
    },
    {
      heading: "5. Pick-up and hand-over",
      text: [
        "The driver waits ten minutes at the pick-up. If nobody hands the parcel over by then, the attempt counts as failed.",
        "We hand over to the named recipient or to somebody at the address, against a code, a signature or a photo. After two failed attempts the booking is put on hold and we agree with you on what happens next.",
      ],
    },
    {
      heading: "6. Times",
      text: [
        "Windows are agreed in the time of the market. We tell you as soon as we know that one will be missed. A delay that we are to blame for entitles you to the refund that the law provides.",
      ],
    },
    {
      heading: "7. Liability",
      text: [
        "We are liable for loss and damage between collection and hand-over as far as the law of the market provides. The operator enters the limit and the time for claims here before the product is used.",
      ],
    },
    {
      heading: "8. Law and courts",
      text: [
        "The law of the country in which the parcel is collected applies. The operator enters the legal entity, its registration and the competent court here before the product is used.",
      ],
    },
  ],
}
