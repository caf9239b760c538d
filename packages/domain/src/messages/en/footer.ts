/** The footer's links to the pages about the company and its terms (section 2). Those to booking are the shell's. */
export const footer = {
  aboutUs: "About Us",
  services: "Services",
  businessRates: "Get Business Rates",
  co2Emissions: "CO2 Emissions",
  ourPlatform: "Our Platform",
  contactUs: "Contact Us",
  termsAndConditions: "Terms and Conditions",
  privacyPolicy: "Privacy Policy",
}
