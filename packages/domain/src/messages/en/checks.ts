/** The faults of a booking as typed: section 5's sentences, used by the form and by the API. */
export const checks = {
  enterAddressDetails: "Please enter address details.",
  pickupDateInPast: "Pickup date cannot be before the current time",
  phoneInvalid: "Phone number is invalid",
  enterName: "Please enter Name.",
  enterPhone: "Please enter Phone number",
  enterEmail: "Please enter an email address to pay by card.",
  emailInvalid: "Please enter a valid email address",
  parcelMeasures: "Please enter weight and sides above 0.",
}
