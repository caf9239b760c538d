import { plural } from "../plural.ts"

/** /shyft-courier-uae-delivery-service-coverage: where we collect and deliver, from the product's own areas. */
export const coveragePage = {
  title: "Where we deliver",
  pageTitle: (country: string) => `Courier coverage in ${country}`,
  pageDescription: (product: string, country: string) =>
    `Where ${product} collects and delivers in ${country}: every city and area, in either direction, with the way to check your own address.`,
  lead: (country: string) =>
    `Between any two of these places in ${country}, in either direction, with all three speeds.`,
  listHeading: "The areas",
  districts: (count: number) => plural("en", count, { one: "# district", other: "# districts" }),
  mapLabel: (country: string) => `Map of our areas in ${country}`,
  sections: [
    {
      heading: "Is my address in it?",
      text: [
        "Type the name of the place, paste a map link or set a pin on the booking page. It says at once whether we come there. Islands without a bridge are outside, and so is everything beyond the border.",
      ],
    },
    {
      heading: "And between two cities?",
      text: [
        "The price says what the route between them adds, before you give a name. Cities that have grown together cost little more than one.",
      ],
    },
    {
      heading: "Not there yet?",
      text: ["Tell us where you need us. We extend our areas to where people ask."],
    },
  ],
  check: "Check an address",
  tellHeading: "Tell me when you come to me",
  tellText:
    "Name the place. We extend our areas to where people ask. If yours is served within thirty days, we tell you; after that we erase what you entered.",
  tellSubmit: "Tell me",
  tellDoneHeading: "We have noted the place",
  tellDoneText: "If we come there within thirty days, we write or call. After that, please ask again.",
}
