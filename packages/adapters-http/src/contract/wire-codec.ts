import type { Booking } from "@mersal/domain/booking/booking"
import type { GuestIdentity } from "@mersal/domain/booking/draft/contact-choice"
import type { Order } from "@mersal/domain/booking/order/order"
import { defaultParcel, type Parcel, parcelKinds, parcelSizes } from "@mersal/domain/booking/parcel/parcel"
import type { Stop } from "@mersal/domain/booking/stop"
import { windowNamed } from "@mersal/domain/booking/windows/window-name"
import type { Lead, LeadStop } from "@mersal/domain/leads/lead"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import type { MarketId } from "@mersal/domain/market/market"
import type { PlaceReference } from "@mersal/domain/ports/driving/place-reference"
import { priceBreakdown } from "@mersal/domain/pricing/price-breakdown"
import { longestQuoteId } from "@mersal/domain/pricing/quote"
import * as z from "zod/mini"
import { measuresOf } from "./wire-measures.ts"
import { wireBook } from "./wire-schedule.ts"
import {
  decimalOf,
  dropped,
  latitude,
  longitude,
  majorUnits,
  placeAt,
  placeNamed,
  text,
  wireAmount,
  wireBookedWindow,
  wireBookingType,
  wireDate,
  wireInstant,
  wireMarket,
  wirePaymentMethod,
  wireReference,
  wireVehicle,
} from "./wire-values.ts"

// The only file with the specification's abbreviations (section 3). All other files use whole words.

const nullable = <Codec extends z.ZodMiniType>(codec: Codec) => z.optional(z.nullable(codec))

const yesOrNo = z.enum(["yes", "no"])

const yes = (flag: boolean): z.output<typeof yesOrNo> => (flag ? "yes" : "no")

const WireStop = z.strictObject({
  add: text(fieldLimits.address),
  lat: latitude,
  lon: longitude,
  addtl: z.optional(text(fieldLimits.building)),
  lmark: z.optional(text(fieldLimits.landmark)),
  ph: z.optional(text(40)),
  name: z.optional(text(fieldLimits.contactName)),
  city: z.optional(text(95)),
  cnam: z.optional(text(95)),
  tim: dropped,
  jd: dropped,
  email: dropped,
  slot: dropped,
  homebaseId: dropped,
  teamId: dropped,
  dimwghts: dropped,
  vwgt: dropped,
})
type WireStop = z.output<typeof WireStop>

const decodeStop = (wire: WireStop, isCustomer: boolean): Stop => ({
  address: wire.add,
  position: { lat: wire.lat, lon: wire.lon },
  cityName: wire.cnam ?? wire.city ?? "",
  building: wire.addtl ?? "",
  landmark: wire.lmark ?? "",
  contact: { name: wire.name ?? "", phone: wire.ph ?? "", isCustomer },
})

const encodeStop = (stop: Stop): WireStop => ({
  add: stop.address,
  lat: stop.position.lat,
  lon: stop.position.lon,
  addtl: stop.building,
  lmark: stop.landmark,
  ph: stop.contact.phone,
  name: stop.contact.name,
  cnam: stop.cityName,
})

/** D19: the lists remain lists, with exactly one entry each. */
const single = <Codec extends z.ZodMiniType>(stop: Codec) =>
  z.array(stop).check(z.refine((stops) => stops.length === 1, "single-stop-only"))

const WireUser = z.strictObject({
  name: z.optional(text(fieldLimits.name)),
  phn: z.optional(text(40)),
  email: z.optional(text(fieldLimits.email)),
})

/** The booker: missing fields are read from the stop that is himself, and from no other. */
const decodeUser = (wire: z.output<typeof WireUser> | undefined, stop: WireStop | undefined): GuestIdentity => ({
  name: wire?.name ?? stop?.name ?? "",
  phone: wire?.phn ?? stop?.ph ?? "",
  email: wire?.email ?? "",
})

const encodeUser = (guest: GuestIdentity) => ({ name: guest.name, phn: guest.phone, email: guest.email })

/** The parcel (D19): a field of ours, besides the specification's. Kilograms and centimetres. */
const WireParcel = z.strictObject({
  size: z.enum(parcelSizes),
  weight: z.optional(z.number().check(z.gte(0), z.lte(1000))),
  length: z.optional(z.number().check(z.gte(0), z.lte(1000))),
  width: z.optional(z.number().check(z.gte(0), z.lte(1000))),
  height: z.optional(z.number().check(z.gte(0), z.lte(1000))),
  kind: z.optional(z.enum(parcelKinds)),
  other: z.optional(text(fieldLimits.otherKind)),
})
type WireParcel = z.output<typeof WireParcel>

function decodeParcel(wire: WireParcel | undefined, note: string): Parcel {
  if (!wire) return { ...defaultParcel, note }
  return {
    size: wire.size,
    ...measuresOf(wire),
    kind: wire.kind ?? defaultParcel.kind,
    otherKind: wire.other ?? "",
    note,
  }
}

const encodeParcel = (parcel: Parcel): WireParcel => ({
  size: parcel.size,
  weight: parcel.weightGrams / 1_000,
  length: parcel.sidesCm[0],
  width: parcel.sidesCm[1],
  height: parcel.sidesCm[2],
  kind: parcel.kind,
  other: parcel.otherKind,
})

/** A chosen window: its id or the `key` of a listing as `value`, or its label. What names none is in window-issues.ts. */
const WireTime = z.strictObject({ label: z.optional(text(40)), value: z.optional(text(80)) })

export const wireChosenWindow = nullable(WireTime)

/** The booking type of a body without `bktyp`. */
export const defaultType = "nextDay"

/** The booking of section 3 as a client sends it, field by field. */
const WireBooking = z.strictObject({
  chnl: z.optional(text(20)),
  dom: wireMarket,
  pkp: single(WireStop),
  dlv: single(WireStop),
  usr: z.optional(WireUser),
  vtyp: z.optional(wireVehicle),
  bktyp: z.optional(wireBookingType),
  paytyp: z.optional(wirePaymentMethod),
  parcel: z.optional(WireParcel),
  pickupDate: nullable(wireDate),
  deliveryDate: nullable(wireDate),
  selectedPickupTime: wireChosenWindow,
  selectedDeliveryTime: wireChosenWindow,
  pkpLogin: z.optional(yesOrNo),
  dlvLogin: z.optional(yesOrNo),
  tamt: nullable(wireAmount),
  quoteId: nullable(text(longestQuoteId)),
  leadId: nullable(text(64)),
  comnts: nullable(text(fieldLimits.description)),
  pkpcnt: dropped,
  dlvcnt: dropped,
  dis: dropped,
  cur: dropped,
  crdno: dropped,
  trncno: dropped,
  bkngcnct: dropped,
  smday: dropped,
  nxday: dropped,
  ondmd: dropped,
  perkm: dropped,
  crdntw: dropped,
  crdtyp: dropped,
  paytim: dropped,
  baseFare: dropped,
  prmApl: nullable(yesOrNo),
  prmcde: nullable(text(45)),
  costCentre: nullable(text(64)),
  pkpCity: dropped,
  dlvCity: dropped,
  minPickupDate: dropped,
  domainTime: dropped,
  pickupSlots: dropped,
  deliverySlots: dropped,
  dstnc: dropped,
  locCond: dropped,
  skpdays: dropped,
  pkpSkipArray: dropped,
  dlvSkipArray: dropped,
  pickUpTodaySlots: dropped,
  pickUpFutureSlots: dropped,
  delTodaySlots: dropped,
  delFutureSlots: dropped,
  pickUpFutureWeekSlots: dropped,
  pickUpFutureWeekDays: dropped,
  delFutureWeekSlots: dropped,
  delFutureWeekDays: dropped,
  dimWeights: dropped,
  volumeWeight: dropped,
  clkEdit: dropped,
  vat: dropped,
  orgPrc: dropped,
})

const WirePlacedStop = z.extend(WireStop, { lat: z.optional(latitude), lon: z.optional(longitude) })

/** A stop of which only the place is used: its position, or otherwise the place that its address names (D20). */
const wireStopPlace = z.codec(WirePlacedStop, z.custom<PlaceReference>(), {
  decode: ({ add, lat, lon }) => (lat === undefined || lon === undefined ? placeNamed(add) : placeAt({ lat, lon })),
  encode: (place) => (place.kind === "name" ? { add: place.name } : { add: "", ...place.position }),
})

/** The same body where only the places are used (POST /distance): everything else may be missing. */
export const wireWay = z.extend(WireBooking, { pkp: single(wireStopPlace), dlv: single(wireStopPlace) })

export const wireOrder = z.codec(
  z.extend(WireBooking, { pickupDate: wireDate, paytyp: wirePaymentMethod }),
  z.custom<Order>(),
  {
    decode: (wire): Order => {
      const [pickup] = wire.pkp
      const [dropOff] = wire.dlv
      if (!pickup || !dropOff) throw new Error("A single stop was checked before")
      return {
        market: wire.dom,
        pickup: decodeStop(pickup, wire.pkpLogin === "yes"),
        dropOff: decodeStop(dropOff, wire.dlvLogin === "yes"),
        parcel: decodeParcel(wire.parcel, wire.comnts ?? ""),
        vehicle: wire.vtyp ?? "bike",
        bookingType: wire.bktyp ?? defaultType,
        pickupDate: wire.pickupDate,
        pickupWindow: windowNamed(wire.selectedPickupTime),
        deliveryDate: wire.deliveryDate ?? null,
        deliveryWindow: windowNamed(wire.selectedDeliveryTime),
        customer: decodeUser(
          wire.usr,
          wire.pkpLogin === "yes" ? pickup : wire.dlvLogin === "yes" ? dropOff : undefined,
        ),
        paymentMethod: wire.paytyp,
        quoteId: wire.quoteId ?? null,
        expectedTotal: wire.tamt === undefined || wire.tamt === null ? null : decimalOf(wire.tamt, wire.dom),
        leadId: wire.leadId ?? null,
        ...(wire.costCentre && { costCentre: wire.costCentre }),
        promoCode: wire.prmApl === "no" ? null : wire.prmcde || null,
      }
    },
    encode: (order) => ({
      chnl: "C2C",
      dom: order.market,
      pkp: [encodeStop(order.pickup)],
      dlv: [encodeStop(order.dropOff)],
      usr: encodeUser(order.customer),
      vtyp: order.vehicle,
      bktyp: order.bookingType,
      paytyp: order.paymentMethod,
      parcel: encodeParcel(order.parcel),
      pickupDate: order.pickupDate,
      deliveryDate: order.deliveryDate,
      selectedPickupTime: order.pickupWindow === null ? null : { value: order.pickupWindow },
      selectedDeliveryTime: order.deliveryWindow === null ? null : { value: order.deliveryWindow },
      pkpLogin: yes(order.pickup.contact.isCustomer),
      dlvLogin: yes(order.dropOff.contact.isCustomer),
      tamt: order.expectedTotal && majorUnits(order.expectedTotal),
      quoteId: order.quoteId,
      leadId: order.leadId,
      prmcde: order.promoCode,
      ...(order.costCentre !== undefined && { costCentre: order.costCentre }),
      comnts: order.parcel.note,
    }),
  },
)

/** A booking as the API gives it to its owner: the names of section 3, with our windows and parcel. */
const WireBookingRecord = z.object({
  bkref: wireReference,
  bkrefid: z.string(),
  bkngid: z.string(),
  trackid: z.string(),
  state: z.string(),
  dom: wireMarket,
  cur: z.string(),
  bkdat: wireInstant,
  bktyp: wireBookingType,
  vtyp: wireVehicle,
  paytyp: wirePaymentMethod,
  usr: WireUser,
  pkp: z.array(WireStop),
  dlv: z.array(WireStop),
  pkpLogin: yesOrNo,
  dlvLogin: yesOrNo,
  parcel: WireParcel,
  comnts: z.string(),
  pickupSlot: wireBookedWindow,
  orderBy: wireInstant,
  deliverySlot: wireBookedWindow,
  dstnc: z.number(),
  baseFare: z.number(),
  dis: z.number(),
  prcntgVat: z.number(),
  vatPrc: z.number(),
  tamt: z.number(),
  prmcde: z.nullable(z.string()),
  book: wireBook,
  tariff: z.string(),
})

export const wireBooking = z.codec(WireBookingRecord, z.custom<Booking>(), {
  decode: (wire): Booking => {
    const [pickup] = wire.pkp
    const [dropOff] = wire.dlv
    if (!pickup || !dropOff) throw new Error("A booking of ours has one stop at each end")
    const { market, charge, discount } = amounts(wire)
    return {
      reference: wire.bkref,
      market,
      state: wire.state as Booking["state"],
      bookedAt: wire.bkdat,
      pickup: decodeStop(pickup, wire.pkpLogin === "yes"),
      dropOff: decodeStop(dropOff, wire.dlvLogin === "yes"),
      parcel: decodeParcel(wire.parcel, wire.comnts),
      vehicle: wire.vtyp,
      bookingType: wire.bktyp,
      pickupWindow: wire.pickupSlot,
      orderBy: wire.orderBy,
      deliveryWindow: wire.deliverySlot,
      customer: decodeUser(wire.usr, undefined),
      paymentMethod: wire.paytyp,
      price: priceBreakdown(charge, discount, wire.prcntgVat),
      promoCode: wire.prmcde,
      distanceKm: wire.dstnc,
      basis: { book: wire.book, tariff: wire.tariff },
    }
  },
  encode: (booking) => ({
    bkref: booking.reference,
    bkrefid: booking.reference,
    bkngid: booking.reference,
    trackid: booking.reference,
    state: booking.state,
    dom: booking.market,
    cur: booking.price.toPay.currency,
    bkdat: booking.bookedAt,
    bktyp: booking.bookingType,
    vtyp: booking.vehicle,
    paytyp: booking.paymentMethod,
    usr: encodeUser(booking.customer),
    pkp: [encodeStop(booking.pickup)],
    dlv: [encodeStop(booking.dropOff)],
    pkpLogin: yes(booking.pickup.contact.isCustomer),
    dlvLogin: yes(booking.dropOff.contact.isCustomer),
    parcel: encodeParcel(booking.parcel),
    comnts: booking.parcel.note,
    pickupSlot: booking.pickupWindow,
    orderBy: booking.orderBy,
    deliverySlot: booking.deliveryWindow,
    dstnc: booking.distanceKm,
    baseFare: majorUnits(booking.price.deliveryCharge),
    dis: majorUnits(booking.price.discount),
    prcntgVat: booking.price.vatPercent,
    vatPrc: majorUnits(booking.price.vat),
    tamt: majorUnits(booking.price.toPay),
    prmcde: booking.promoCode,
    book: booking.basis.book,
    tariff: booking.basis.tariff,
  }),
})

function amounts(wire: { readonly dom: MarketId; readonly baseFare: number; readonly dis: number }) {
  return { market: wire.dom, charge: decimalOf(wire.baseFare, wire.dom), discount: decimalOf(wire.dis, wire.dom) }
}

const WireLead = z.strictObject({
  leadId: nullable(text(64)),
  pkpnam: z.optional(text(fieldLimits.contactName)),
  pkpadd: z.optional(text(fieldLimits.address)),
  pkpaddtl: z.optional(text(fieldLimits.building)),
  pkpphn: z.optional(text(40)),
  dlvnam: z.optional(text(fieldLimits.contactName)),
  dlvadd: z.optional(text(fieldLimits.address)),
  dlvaddtl: z.optional(text(fieldLimits.building)),
  dlvphn: z.optional(text(40)),
  usrnm: z.optional(text(fieldLimits.name)),
  usrphn: z.optional(text(40)),
  usreml: z.optional(text(fieldLimits.email)),
  vtyp: z.optional(wireVehicle),
  bktyp: z.optional(wireBookingType),
  promo: nullable(text(45)),
  dm: wireMarket,
  crdtme: dropped,
})

export const wireLead = z.codec(WireLead, z.custom<{ readonly lead: Lead; readonly leadId: string | null }>(), {
  decode: (wire) => {
    const stop = (name?: string, address?: string, building?: string, phone?: string): LeadStop => ({
      name: name ?? "",
      address: address ?? "",
      building: building ?? "",
      phone: phone ?? "",
    })
    const lead: Lead = {
      market: wire.dm,
      pickup: stop(wire.pkpnam, wire.pkpadd, wire.pkpaddtl, wire.pkpphn),
      dropOff: stop(wire.dlvnam, wire.dlvadd, wire.dlvaddtl, wire.dlvphn),
      customer: { name: wire.usrnm ?? "", phone: wire.usrphn ?? "", email: wire.usreml ?? "" },
      vehicle: wire.vtyp ?? "bike",
      bookingType: wire.bktyp ?? "nextDay",
      promoCode: wire.promo ?? "",
    }
    return { lead, leadId: wire.leadId ?? null }
  },
  encode: ({ lead, leadId }) => ({
    leadId,
    pkpnam: lead.pickup.name,
    pkpadd: lead.pickup.address,
    pkpaddtl: lead.pickup.building,
    pkpphn: lead.pickup.phone,
    dlvnam: lead.dropOff.name,
    dlvadd: lead.dropOff.address,
    dlvaddtl: lead.dropOff.building,
    dlvphn: lead.dropOff.phone,
    usrnm: lead.customer.name,
    usrphn: lead.customer.phone,
    usreml: lead.customer.email,
    vtyp: lead.vehicle,
    bktyp: lead.bookingType,
    promo: lead.promoCode,
    dm: lead.market,
  }),
})

/** The wire's name of each field of an order, so that an API client knows what to correct. */
const wirePaths: Readonly<Record<string, string>> = {
  market: "dom",
  vehicle: "vtyp",
  bookingType: "bktyp",
  paymentMethod: "paytyp",
  pickupWindow: "selectedPickupTime",
  deliveryWindow: "selectedDeliveryTime",
  expectedTotal: "tamt",
  promoCode: "prmcde",
  note: "comnts",
  "pickup.address": "pkp.0.add",
  "pickup.building": "pkp.0.addtl",
  "pickup.contactName": "pkp.0.name",
  "pickup.contactPhone": "pkp.0.ph",
  "dropOff.address": "dlv.0.add",
  "dropOff.building": "dlv.0.addtl",
  "dropOff.contactName": "dlv.0.name",
  "dropOff.contactPhone": "dlv.0.ph",
  "customer.name": "usr.name",
  "customer.phone": "usr.phn",
  "customer.email": "usr.email",
  pickupDate: "pickupDate",
  parcel: "parcel",
}

export const wirePathOf = (field: string): string => wirePaths[field] ?? field

export const fieldAtWirePath = (path: string): string =>
  Object.keys(wirePaths).find((field) => wirePaths[field] === path) ?? path
