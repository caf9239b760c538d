/** What is wrong with a booking as typed: section 5's sentences, said by the form and by the API alike. */
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
