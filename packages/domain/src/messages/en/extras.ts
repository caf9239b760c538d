/** What stands beside the screens: the question about counting, the operator's notice of the day, and the way to ask. */
export const extras = {
  consentTitle: "May we count how you use our pages?",
  consentText:
    "Five facts, such as a promo code applied or a look-up that failed, without your name, address or booking. They show us what to mend. You can withdraw a yes on the Privacy Policy page.",
  consentYes: "Yes, count",
  consentNo: "No, thank you",
  notice: "Notice",
  dismissNotice: "Close this notice",
  seeMore: "See more",
  chat: "Chat with us",
  chatOnWhatsApp: "Chat with us on WhatsApp",
}
