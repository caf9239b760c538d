/** /co2-emissions/: our own formula with its assumptions (D44). No third party's figures. */
export const footprintPage = {
  title: "CO2 emissions",
  pageDescription: (product: string) =>
    `How ${product} works out the carbon dioxide of a delivery: one formula, its assumptions by vehicle, and examples you can check yourself.`,
  lead: "One formula, written out. The numbers in it are our assumptions, not measurements, and you can do every sum on this page yourself.",
  formulaHeading: "The formula",
  formula: "grams = factor of the vehicle × kilometres × (1 + empty runs) ÷ parcels on board",
  terms: [
    {
      title: "Factor of the vehicle",
      text: "Grams of carbon dioxide per kilometre, set for our own fleet.",
    },
    { title: "Kilometres", text: "From the pick-up to the drop-off, the same distance that the price is made of." },
    {
      title: "Parcels on board",
      text: "Those that share the trip. On Demand is always alone; the other speeds may share.",
    },
  ],
  emptyRuns: (percent: number) =>
    `Empty runs: a driver comes from somewhere before he carries your parcel. We add ${percent} % of the distance for it.`,
  factorsHeading: "The factors in use here",
  vehicle: "Vehicle",
  gramsPerKm: "Grams per kilometre",
  examplesHeading: (kilometres: number) => `A parcel over ${kilometres} km`,
  alone: "Alone on board",
  shared: (parcels: number) => `${parcels} parcels on board`,
  grams: (grams: string) => `${grams} g`,
  sections: [
    {
      heading: "What lowers it",
      text: [
        "The vehicle first: a small parcel on a bike needs a fraction of what it needs in a van. That is why the booking page proposes the smallest vehicle that carries what you send.",
        "Company on the way second: with Same Day and Next Day we have the hours to put parcels for the same side of town together. With On Demand we do not, and we do not pretend to.",
        "A first attempt that succeeds third. A parcel that goes out twice costs twice. The link with which the recipient describes the door is there for that.",
      ],
    },
    {
      heading: "What it leaves out",
      text: [
        "The making of vehicles and of fuel, packaging, offices and servers. We have no figures for them that we could show you the origin of, so we name none.",
        "We sell no offsets and call nothing neutral.",
      ],
    },
  ],
}
