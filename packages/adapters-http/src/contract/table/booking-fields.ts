import type { FieldWords } from "../endpoint-row.ts"

const oneEntry = { minItems: 1, maxItems: 1 }
const phone = "With its country code: +971501234567"

/** Adds to the schema of a booking's fields: the schema accepts requests that the rules refuse with 422. */
export const orderFields: Readonly<Record<string, FieldWords>> = {
  pkp: { description: "The pick-up: exactly one entry", ...oneEntry },
  dlv: { description: "The drop-off: exactly one entry", ...oneEntry },
  "pkp[].addtl": { description: "Flat, floor and building", isNeeded: true },
  "dlv[].addtl": { description: "Flat, floor and building", isNeeded: true },
  "pkp[].lmark": { description: "A landmark: how to find the place" },
  "dlv[].lmark": { description: "A landmark: how to find the place" },
  "pkp[].name": { description: "Who hands the parcel over", isNeeded: true },
  "dlv[].name": { description: "Who takes the parcel", isNeeded: true },
  "pkp[].ph": { description: phone, isNeeded: true },
  "dlv[].ph": { description: phone, isNeeded: true },
  "pkp[].cnam": {
    description: "The city as it shall stand on the receipt; that of the service area where it is missing",
  },
  "dlv[].cnam": {
    description: "The city as it shall stand on the receipt; that of the service area where it is missing",
  },
  usr: {
    description:
      "Who books. A guest and a sandbox key need `name` and `phn`, unless `pkpLogin` or `dlvLogin` is `yes`; an account that sends neither books as itself",
  },
  "usr.email": { description: "Needed to pay by card" },
  pkpLogin: { description: "`yes` where who books hands the parcel over: what `usr` leaves out is read from `pkp`" },
  dlvLogin: { description: "`yes` where who books takes the parcel: what `usr` leaves out is read from `dlv`" },
  tamt: { description: "The total that your customer saw. Another one is refused as `price-changed`; any, if missing" },
  quoteId: { description: "Keeps the price of a quote for as long as it holds" },
  leadId: { description: "The lead that becomes this booking" },
  prmcde: { description: "A promo code" },
  prmApl: { description: "`no` books without the code of `prmcde`; `yes`, and nothing, books with it" },
  comnts: { description: "For the driver" },
  costCentre: { description: "A cost centre of the company that books" },
  deliveryDate: { description: "The first date that goes with the pick-up where it is missing" },
  selectedPickupTime: { description: "A window of the listing; the first open one of the date where it is missing" },
  selectedDeliveryTime: { description: "A window of the listing; the first that goes with the pick-up if missing" },
}

/** The same for the fields of a change: those that are left out do not change. */
export const wishFields: Readonly<Record<string, FieldWords>> = {
  pkp: { description: "What shall be otherwise of the pick-up: exactly one entry", ...oneEntry },
  dlv: { description: "What shall be otherwise of the drop-off: exactly one entry", ...oneEntry },
  "pkp[].add": { description: "Comes with `lat` and `lon`, and they with it" },
  "dlv[].add": { description: "Comes with `lat` and `lon`, and they with it" },
  "pkp[].addtl": { description: "Flat, floor and building" },
  "dlv[].addtl": { description: "Flat, floor and building" },
  "pkp[].lmark": { description: "A landmark: how to find the place" },
  "dlv[].lmark": { description: "A landmark: how to find the place" },
  tamt: {
    description:
      "The total that your customer saw. Another one is refused as `change-costs-otherwise`; any, if missing",
  },
}

export const changeFields: Readonly<Record<string, FieldWords>> = {
  ...wishFields,
  preview: { description: "Changes nothing, and says what the change would cost" },
}

/** Only the two places are used. */
export const wayFields: Readonly<Record<string, FieldWords>> = {
  pkp: { description: "The pick-up: exactly one entry", ...oneEntry },
  dlv: { description: "The drop-off: exactly one entry", ...oneEntry },
}
