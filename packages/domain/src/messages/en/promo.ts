/** The promo block of the price panel, and why a code is refused (sections 2, 4, 5 and 8). */
export const promo = {
  question: "Have a promo code?",
  placeholder: "Promo code",
  apply: "Apply",
  applying: "Checking the promo code",
  saved: (product: string) => `Congratulation! You've saved on this ${product} Booking.`,
  applied: (code: string) => `${code} - Congrats! Promo Applied Successfully!`,
  remove: "Remove the promo code",
  enterAgain: "Enter promocode again!",
  /** The first sentence is for every reason that the customer cannot remedy (D18). */
  refusals: {
    "not-found": "Invalid Coupon Code",
    "not-for-type": (types: readonly string[]) =>
      `This promo code is only for these booking types: ${types.join(", ")}.`,
    "not-for-vehicle": (vehicles: readonly string[]) =>
      `This promo code is only for these vehicles: ${vehicles.join(", ")}.`,
    "minimum-not-met": (amount: string) => `This promo code needs a delivery charge of at least ${amount}.`,
  },
}
