/**
 * What is shown beside the screens: the question about counting, the operator's notice of the day, and how to ask for
 * help.
 */
export const extras = {
  consentTitle: "May we count how this site is used?",
  consentText:
    "We count five things, such as a promo code applied or a search that failed, without your name, address or booking, to learn what to fix. You can withdraw your yes under Privacy Policy.",
  consentYes: "Yes, you may",
  consentNo: "No, thank you",
  notice: "Notice",
  dismissNotice: "Close this notice",
  seeMore: "See more",
  chat: "Chat with us",
  chatOnWhatsApp: "Chat with us on WhatsApp",
}
