import type { NotSignedIn } from "@mersal/domain/account/account-errors"
import type { SavedContact } from "@mersal/domain/account/address-book"
import type { PhoneReader } from "@mersal/domain/account/phone/phone-reader"
import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import { fieldLimits, textLength } from "@mersal/domain/market/field-limits"
import type { MarketId } from "@mersal/domain/market/market"
import { useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useTexts } from "../../../environment/language.ts"
import { useProduct } from "../../../environment/product.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"
import { PhoneInput } from "../../../fields/PhoneInput.tsx"
import { checkedPhones, readPhone, useWrittenPhone } from "../../../fields/phones.ts"
import { useFieldMarks } from "../../../ui/field-marks.ts"
import { TextField } from "../../../ui/TextField.tsx"
import { type EntryFailure, EntryForm } from "./EntryForm.tsx"
import { type Faults, faultyFields, shownFault } from "./entry-faults.ts"
import { SavedList } from "./SavedList.tsx"

/** Saved contacts: people that the customer sends to, or who send. */
export function ContactBook() {
  const { myAccount: words } = useTexts()
  const { account } = useMyAccountServices()
  const { market } = useProduct()
  return (
    <SavedList<SavedContact>
      load={account.contacts}
      remove={account.deleteContact}
      texts={{ lead: words.contactsLead, none: words.noContacts, add: words.addContact, edit: words.contactTitle }}
      icon="user"
      nameOf={({ name }) => name}
      linesOf={({ phone }) => [<WrittenPhone key="phone" phone={phone} market={market} />]}
      form={(entry, onSaved, onCancel) => <ContactForm entry={entry} onSaved={onSaved} onCancel={onCancel} />}
    />
  )
}

function WrittenPhone({ phone, market }: { phone: string; market: MarketId }) {
  return <bdi dir="ltr">{useWrittenPhone(phone, market)}</bdi>
}

interface ContactFormProps {
  /** Null for a new one. */
  entry: SavedContact | null
  onSaved: (saved: SavedContact) => void
  onCancel: () => void
}

type ContactField = "contact-name" | "contact-phone"

function ContactForm({ entry, onSaved, onCancel }: ContactFormProps) {
  const { booking: common, details } = useTexts()
  const { market } = useProduct()
  const { account } = useMyAccountServices()
  const [name, setName] = useState(entry?.name ?? "")
  const [phone, setPhone] = useState(entry?.phone ?? "")
  const marks = useFieldMarks<ContactField>()
  const save = useAction<SavedContact, SavedContact, NotSignedIn | EntryFailure>((contact, options) =>
    account.saveContact(contact, options),
  )
  const faultsNow = (read: PhoneReader = readPhone): Faults<ContactField> => {
    const number = read(phone, market)
    const isWrong = !number.ok && number.reason === "invalid"
    return {
      "contact-name":
        name.trim() === ""
          ? details.enterName
          : textLength(name) > fieldLimits.contactName
            ? common.tooLong(fieldLimits.contactName)
            : undefined,
      "contact-phone": phone.trim() === "" ? details.enterPhone : isWrong ? details.phoneInvalid : undefined,
    }
  }
  const faults = faultsNow()
  const errorOf = shownFault(faults, marks)
  const submit = async () => {
    const refused = faultyFields(await checkedPhones(faultsNow))
    if (refused.length > 0) return marks.refuse(refused)
    const saved = await save.run({ id: entry?.id ?? "", name, phone })
    if (saved) onSaved(saved.value)
  }
  return (
    <EntryForm faults={faults} marks={marks} save={save} onSubmit={submit} onCancel={onCancel}>
      <TextField
        id="contact-name"
        label={details.contactName}
        autoComplete="off"
        value={name}
        onChange={(text) => {
          marks.forgive("contact-name")
          setName(sanitise(text))
        }}
        error={errorOf("contact-name")}
      />
      <PhoneInput
        id="contact-phone"
        label={details.contactPhone}
        autoComplete="off"
        value={phone}
        onChange={(typed) => {
          marks.forgive("contact-phone")
          setPhone(typed)
        }}
        error={errorOf("contact-phone")}
      />
    </EntryForm>
  )
}
