import { sanitise } from "../booking/draft/text-sanitiser.ts"
import { fieldLimits, type LimitedField, textLength } from "../market/field-limits.ts"
import type { MarketId } from "../market/market.ts"
import type { Position } from "../places/position.ts"
import type { PhoneReader } from "./phone/phone-reader.ts"

/** A place that a customer has saved to book from or to. */
export interface SavedAddress {
  readonly id: string
  /** 'Home', 'Office': the owner's name for it. */
  readonly label: string
  readonly address: string
  readonly building: string
  readonly landmark: string
  readonly cityName: string
  readonly position: Position
}

/** A person whom the owner sends to or picks up from. */
export interface SavedContact {
  readonly id: string
  readonly name: string
  /** E.164. */
  readonly phone: string
}

/** More than a person enters by hand; a company has other means. */
export const mostSaved = 50

/** Why an entry cannot be saved, by field. */
export interface AddressBookIssue {
  readonly field: string
  readonly kind: "missing" | "too-long" | "phone-missing" | "phone-invalid"
}

/** An address as stored (D24), and its issues. The label may be empty. */
export function keptAddress(typed: SavedAddress): {
  readonly address: SavedAddress
  readonly issues: readonly AddressBookIssue[]
} {
  const address: SavedAddress = {
    ...typed,
    label: clean(typed.label),
    address: clean(typed.address),
    building: clean(typed.building),
    landmark: clean(typed.landmark),
    cityName: clean(typed.cityName),
  }
  return {
    address,
    issues: [
      ...tooLong("label", address.label, "name"),
      ...(address.address === "" ? [{ field: "address", kind: "missing" as const }] : []),
      ...tooLong("address", address.address, "address"),
      ...tooLong("building", address.building, "building"),
      ...tooLong("landmark", address.landmark, "landmark"),
      ...tooLong("cityName", address.cityName, "name"),
    ],
  }
}

/** A contact as stored, with the name sanitised and the phone as E.164 if readable; and its issues. */
export function keptContact(
  typed: SavedContact,
  market: MarketId,
  readPhone: PhoneReader,
): { readonly contact: SavedContact; readonly issues: readonly AddressBookIssue[] } {
  const phone = readPhone(typed.phone, market)
  const contact = { ...typed, name: clean(typed.name), phone: phone.ok ? phone.e164 : typed.phone }
  const fault = phone.ok ? null : phone.reason === "empty" ? "phone-missing" : "phone-invalid"
  return {
    contact,
    issues: [
      ...(contact.name === "" ? [{ field: "name", kind: "missing" as const }] : []),
      ...tooLong("name", contact.name, "contactName"),
      ...(fault === null ? [] : [{ field: "phone", kind: fault } as const]),
    ],
  }
}

const clean = (text: string): string => sanitise(text).trim()

const tooLong = (field: string, text: string, limit: LimitedField): readonly AddressBookIssue[] =>
  textLength(text) > fieldLimits[limit] ? [{ field, kind: "too-long" }] : []
