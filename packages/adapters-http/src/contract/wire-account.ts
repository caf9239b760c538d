import { staffRoles } from "@mersal/domain/account/account"
import type { SavedAddress, SavedContact } from "@mersal/domain/account/address-book"
import type { Customer } from "@mersal/domain/account/customer"
import { signInTypes } from "@mersal/domain/account/role"
import { browserFamilies, systemFamilies } from "@mersal/domain/account/sign-in/device"
import type { CodeSent } from "@mersal/domain/account/sign-in/sign-in"
import { type StaffEvent, staffActions } from "@mersal/domain/account/staff-event"
import type { OpenSession, Profile, StaffMember } from "@mersal/domain/ports/driving/account-service"
import * as z from "zod/mini"
import { imageAddress, imageName } from "./wire-image.ts"
import { latitude, longitude, text, wireInstant, wireMarket } from "./wire-values.ts"

// People and their data, with the field names of section 3.

const WireUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  roles: z.array(z.object({ roleType: z.enum(signInTypes) })),
  /** Path of the picture on this server, or null. */
  displayImageUrl: z.nullable(z.string()),
})

const shownUser = ({ id, name, email, isEmailProved, phone, role, image }: Customer) => ({
  id,
  name,
  email,
  emailVerified: isEmailProved,
  phoneNumber: phone,
  roles: [{ roleType: role }],
  displayImageUrl: imageAddress(image),
})

const knownUser = (wire: z.output<typeof WireUser>): Customer => ({
  id: wire.id,
  name: wire.name,
  email: wire.email,
  isEmailProved: wire.emailVerified,
  phone: wire.phoneNumber,
  role: wire.roles[0]?.roleType ?? "guest",
  image: imageName(wire.displayImageUrl),
})

/** A signed-in user (section 3): the role is the `roleType` of the first role. */
export const wireUser = z.codec(WireUser, z.custom<Customer>(), { decode: knownUser, encode: shownUser })

const WireCodeSent = z.object({
  challengeId: z.string(),
  channels: z.array(z.enum(["sms", "email"])),
  length: z.number(),
})

/** A code is on its way: the challenge that it answers, its channel, and its number of digits. */
export const wireCodeSent = z.codec(WireCodeSent, z.custom<CodeSent>(), {
  decode: (wire): CodeSent => wire,
  encode: ({ challengeId, channels, length }) => ({ challengeId, channels: [...channels], length }),
})

export const wireProfile = z.codec(
  z.extend(WireUser, {
    dom: wireMarket,
    language: z.enum(["en", "ar"]),
    phoneVerified: z.boolean(),
    newPhoneNumber: z.nullable(z.string()),
    hasPassword: z.boolean(),
  }),
  z.custom<Profile>(),
  {
    decode: (wire): Profile => ({
      ...knownUser(wire),
      market: wire.dom,
      language: wire.language,
      isPhoneProved: wire.phoneVerified,
      newPhone: wire.newPhoneNumber,
      hasPassword: wire.hasPassword,
    }),
    encode: (profile) => ({
      ...shownUser(profile),
      dom: profile.market,
      language: profile.language,
      phoneVerified: profile.isPhoneProved,
      newPhoneNumber: profile.newPhone,
      hasPassword: profile.hasPassword,
    }),
  },
)

export const wireSession = z.codec(
  z.object({
    id: z.string(),
    device: z.object({ browser: z.nullable(z.enum(browserFamilies)), system: z.nullable(z.enum(systemFamilies)) }),
    openedAt: wireInstant,
    lastSeenAt: wireInstant,
    current: z.boolean(),
  }),
  z.custom<OpenSession>(),
  {
    decode: ({ current, ...wire }): OpenSession => ({ ...wire, isThisOne: current }),
    encode: ({ isThisOne, ...session }) => ({ ...session, current: isThisOne }),
  },
)

/** A typed address book entry: a longer text than these is not an address. */
const AddressFields = {
  label: text(400),
  add: text(400),
  addtl: text(400),
  lmark: text(400),
  cnam: text(400),
  lat: latitude,
  lon: longitude,
}

type WireAddressFields = { readonly [Key in keyof typeof AddressFields]: z.output<(typeof AddressFields)[Key]> }

export const addressOf = (wire: WireAddressFields, id: string): SavedAddress => ({
  id,
  label: wire.label,
  address: wire.add,
  building: wire.addtl,
  landmark: wire.lmark,
  cityName: wire.cnam,
  position: { lat: wire.lat, lon: wire.lon },
})

export const addressFieldsOf = ({ label, address, building, landmark, cityName, position }: SavedAddress) => ({
  label,
  add: address,
  addtl: building,
  lmark: landmark,
  cnam: cityName,
  lat: position.lat,
  lon: position.lon,
})

export const typedAddress = z.strictObject(AddressFields)

export const wireAddress = z.codec(z.object({ id: z.string(), ...AddressFields }), z.custom<SavedAddress>(), {
  decode: ({ id, ...wire }) => addressOf(wire, id),
  encode: (address) => ({ id: address.id, ...addressFieldsOf(address) }),
})

export const typedContact = z.strictObject({ name: text(400), ph: text(40) })

export const wireContact = z.codec(
  z.object({ id: z.string(), name: z.string(), ph: z.string() }),
  z.custom<SavedContact>(),
  {
    decode: ({ id, name, ph }) => ({ id, name, phone: ph }),
    encode: ({ id, name, phone }) => ({ id, name, ph: phone }),
  },
)

export const wireStaffMember = z.codec(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    roleType: z.enum(staffRoles),
    createdAt: wireInstant,
    hasPassword: z.boolean(),
    secondFactor: z.boolean(),
    disabledAt: z.nullable(wireInstant),
    displayImageUrl: z.nullable(z.string()),
  }),
  z.custom<StaffMember>(),
  {
    decode: ({ roleType, secondFactor, displayImageUrl, ...wire }): StaffMember => ({
      ...wire,
      role: roleType,
      hasSecondFactor: secondFactor,
      image: imageName(displayImageUrl),
    }),
    encode: ({ role, hasSecondFactor, image, ...member }) => ({
      ...member,
      roleType: role,
      secondFactor: hasSecondFactor,
      displayImageUrl: imageAddress(image),
    }),
  },
)

export const wireStaffEvent = z.codec(
  z.object({
    id: z.string(),
    at: wireInstant,
    by: z.nullable(z.string()),
    of: z.string(),
    action: z.enum(staffActions),
  }),
  z.custom<StaffEvent>(),
  { decode: (wire): StaffEvent => wire, encode: (event) => event },
)
