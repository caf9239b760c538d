/** The package guide of the first step (section 2): loaded when it is opened. */
export const packageGuide = {
  intro: "Choose the smallest size that holds your parcel with its wrapping.",
  limits: "Anything up to 70 kg that fits in a box of 60 x 60 x 60 cm goes, whichever way it is turned.",
  volume: "A light but bulky parcel is charged by its volume: length x width x height in cm, divided by 5000.",
  packing: "Close it with tape, protect what can break, and write the recipient's name on it.",
}
