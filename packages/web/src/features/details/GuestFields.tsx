import type { GuestIdentity } from "@mersal/domain/booking/draft/contact-choice"
import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import { fieldCounter } from "@mersal/domain/market/field-counter"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import { isByCard } from "@mersal/domain/payment/payment-method"
import { useDraft } from "../../environment/booking/draft.ts"
import { useTexts } from "../../environment/language.ts"
import { PhoneInput } from "../../fields/PhoneInput.tsx"
import { TextField } from "../../ui/TextField.tsx"
import type { DetailsForm } from "./details-form.ts"
import styles from "./StopCard.module.css"

/** The guest's details, asked once: he books, and is the contact wherever 'Contact Me' is chosen (D23). */
export function GuestFields({ form }: { form: DetailsForm }) {
  const { booking, details: words } = useTexts()
  const { draft, change } = useDraft(["guest", "paymentMethod"])
  const { guest, paymentMethod } = draft
  const edit = (patch: Partial<GuestIdentity>) => change({ guest: { ...guest, ...patch } })
  return (
    <div className={styles.contact}>
      <TextField
        id="guest-name"
        label={words.yourName}
        autoComplete="name"
        value={guest.name}
        onChange={(text) => {
          form.forgive("guest-name")
          edit({ name: sanitise(text) })
        }}
        counter={{ ...fieldCounter(guest.name, fieldLimits.name), say: words.charactersLeft }}
        error={form.errors["guest-name"]}
      />
      <PhoneInput
        id="guest-phone"
        label={words.yourPhone}
        autoComplete="tel"
        value={guest.phone}
        onChange={(phone) => {
          form.forgive("guest-phone")
          edit({ phone })
        }}
        error={form.errors["guest-phone"]}
      />
      <TextField
        id="guest-email"
        label={words.yourEmail}
        hint={words.emailHint}
        optionalMark={paymentMethod && isByCard(paymentMethod) ? undefined : booking.optional}
        type="email"
        autoComplete="email"
        dir="ltr"
        value={guest.email}
        onChange={(email) => {
          form.forgive("guest-email")
          edit({ email })
        }}
        counter={{ ...fieldCounter(guest.email, fieldLimits.email), say: words.charactersLeft }}
        error={form.errors["guest-email"]}
        className={styles.wholeLine}
      />
    </div>
  )
}
