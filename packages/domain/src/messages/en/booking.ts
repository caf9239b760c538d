/** What the steps of a booking and the screens of one that is placed share (section 2). */
export const booking = {
  stepsLabel: "Booking steps",
  stepBook: "Addresses",
  stepDetails: "Details",
  stepGuest: "Summary",
  stepPayment: "Payment",
  stepDone: "completed",
  bookedBy: "Booked by",
  pickup: "Pickup",
  dropOff: "Drop-off",
  route: "Route",
  typeDelivery: (type: string) => `${type} Delivery`,
  toPay: "To Pay",
  continue: "Continue",
  back: "Back",
  retry: "Try again",
  optional: "optional",
  includesVat: (percent: number) => `incl. ${percent} % VAT`,
  dubaiTime: "Dubai time",
  dohaTime: "Doha time",
  before: (time: string) => `Before ${time}`,

  pickupAddress: "Pick-up address",
  dropOffAddress: "Drop-off address",
  mapZoomIn: "Zoom in",
  mapZoomOut: "Zoom out",
  unserved: "Currently not serving for the selected Pickup or Delivery",

  sizes: {
    document: "Document",
    small: "Small",
    medium: "Medium",
    large: "Large",
    own: "My own size",
  },
  tooLong: (limit: number) => `Please use at most ${limit} characters.`,
  kinds: {
    documents: "Documents",
    clothes: "Clothes and shoes",
    electronics: "Electronics",
    food: "Food",
    gift: "Gift or flowers",
    household: "Household goods",
    other: "Something else",
  },
  note: "Note for the driver",

  vehicles: { bike: "Bike", car: "Car", van: "Van" },
  beyondLimits: "We carry up to 70 kg in a box of 60 x 60 x 60 cm.",

  types: { onDemand: "On Demand", sameDay: "Same Day", nextDay: "Next Day" },
  today: "today",
  priceLoading: "Calculating the price",
  priceAfterAddresses: "Price once both addresses are set",
  priceFailed: "The price could not be loaded.",
  newPrice: (price: string) => `Total ${price}`,
  total: "Total",

  problemHeading: "There is a problem",

  prohibitedList:
    "Cash and gift cards, alcohol, weapons, drugs and medicines, animals, perishable and hazardous goods are not carried.",
}
