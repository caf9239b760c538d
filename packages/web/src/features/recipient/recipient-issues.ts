import type { PhoneReader } from "@mersal/domain/account/phone/phone-reader"
import type { StopForm } from "@mersal/domain/booking/change/change-form"
import { fieldLimits, textLength } from "@mersal/domain/market/field-limits"
import type { MarketId } from "@mersal/domain/market/market"

/** The controls of a recipient's answer; each is the id of its control. */
export type RecipientControl = `recipient-${"place" | "building" | "landmark" | "name" | "phone"}`

export type RecipientIssue = { readonly control: RecipientControl; readonly limit: number } & {
  readonly kind: "chooseAddress" | "enterAddressDetails" | "enterName" | "enterPhone" | "phoneInvalid" | "tooLong"
}

/** The checks of the details step for the recipient's stop, in the order of the page. */
export function recipientIssues(
  { place, building, landmark, name, phone }: StopForm,
  market: MarketId,
  readPhone: PhoneReader,
): readonly RecipientIssue[] {
  const read = readPhone(phone, market)
  const fault = (
    fails: boolean,
    control: RecipientControl,
    kind: RecipientIssue["kind"],
    limit = 0,
  ): readonly RecipientIssue[] => (fails ? [{ control, kind, limit }] : [])
  const tooLong = (control: RecipientControl, text: string, limit: number) =>
    fault(textLength(text) > limit, control, "tooLong", limit)
  return [
    ...fault(place === null, "recipient-place", "chooseAddress"),
    ...fault(building.trim() === "", "recipient-building", "enterAddressDetails"),
    ...tooLong("recipient-building", building, fieldLimits.building),
    ...tooLong("recipient-landmark", landmark, fieldLimits.landmark),
    ...fault(name.trim() === "", "recipient-name", "enterName"),
    ...tooLong("recipient-name", name, fieldLimits.contactName),
    ...fault(phone.trim() === "", "recipient-phone", "enterPhone"),
    ...fault(!read.ok && read.reason === "invalid", "recipient-phone", "phoneInvalid"),
  ]
}
