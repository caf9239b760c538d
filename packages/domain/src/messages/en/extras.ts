/** What stands beside the screens: the question about counting, the operator's notice of the day, and the way to ask. */
export const extras = {
  consentTitle: "May we count usage?",
  consentText:
    "Five facts, such as a promo code applied or a look-up that failed, without your name, address or booking. They tell us what to mend. You can withdraw a yes under Privacy Policy.",
  consentYes: "Yes, count",
  consentNo: "No, thank you",
  notice: "Notice",
  dismissNotice: "Close this notice",
  seeMore: "See more",
  chat: "Chat with us",
  chatOnWhatsApp: "Chat with us on WhatsApp",
}
