import { type ContactChoice, withChoice } from "@mersal/domain/booking/draft/contact-choice"
import { guestAskedAt } from "@mersal/domain/booking/draft/details-validation"
import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import type { StopSide } from "@mersal/domain/booking/stop"
import { fieldCounter } from "@mersal/domain/market/field-counter"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import { type RefObject, Suspense, useEffect, useRef, useState } from "react"
import { latePart } from "../../environment/answers/late.ts"
import { useDraft } from "../../environment/booking/draft.ts"
import { nobodyKeptKey } from "../../environment/kept-contacts.ts"
import { useTexts } from "../../environment/language.ts"
import { useSession } from "../../environment/session.ts"
import { PhoneInput } from "../../fields/PhoneInput.tsx"
import { RadioPills } from "../../ui/RadioPills.tsx"
import { TextField } from "../../ui/TextField.tsx"
import { formParts } from "./details-controls.ts"
import type { DetailsForm } from "./details-form.ts"
import { GuestFields } from "./GuestFields.tsx"
import styles from "./StopCard.module.css"

const LandlineNote = latePart(async () => (await import("./LandlineNote.tsx")).load())
const SavedContacts = latePart(async () => (await import("./SavedContacts.tsx")).load())

const mayKeepSomebody = () => !localStorage.getItem(nobodyKeptKey)

interface ContactFieldsProps {
  side: StopSide
  form: DetailsForm
}

/** 'Whom to contact …': the guest, or a person with name and phone (section 2). */
export function ContactFields({ side, form }: ContactFieldsProps) {
  const { details: words } = useTexts()
  const { draft, changeStop } = useDraft(formParts)
  const { isSignedIn } = useSession()
  const { choice } = draft[side].contact
  const leadsOn = useRef(false)
  // Decided with each choice: data that arrives later must not remove the room below the reader's eyes.
  const [hasRoom, setHasRoom] = useState(mayKeepSomebody)
  // As high as the list that may appear in it, so that nothing moves.
  const room = choice === "other" && hasRoom && <div className={styles.room} />
  const choose = (chosen: ContactChoice) => {
    // A press moves on to the name. With the keyboard, the customer may be looking through the choices first.
    leadsOn.current = !document.activeElement?.matches(":focus-visible")
    setHasRoom(mayKeepSomebody)
    form.forgive(`${side}-contactName`, `${side}-contactPhone`)
    changeStop(side, { contact: withChoice(chosen) })
  }
  return (
    <div className="stack">
      <RadioPills
        legend={side === "pickup" ? words.whomPickup : words.whomDropOff}
        stretch
        value={choice}
        onChange={choose}
        options={[
          { value: "me", label: words.contactMe },
          { value: "other", label: words.addContact },
        ]}
      />
      {isSignedIn && (
        <Suspense fallback={room}>
          <SavedContacts side={side} form={form} room={room} />
        </Suspense>
      )}
      {choice === "other" && <PersonFields side={side} form={form} leadsHere={leadsOn} />}
      {choice === "me" && guestAskedAt(draft) === side && <GuestFields form={form} />}
      {choice === "me" && guestAskedAt(draft) !== side && draft.guest.name.trim() !== "" && (
        <p className="text-muted">{words.youAreContact(draft.guest.name)}</p>
      )}
    </div>
  )
}

function PersonFields({ side, form, leadsHere }: ContactFieldsProps & { leadsHere: RefObject<boolean> }) {
  const { booking, details: words } = useTexts()
  const { draft, changeStop } = useDraft(formParts)
  const { contact } = draft[side]
  useEffect(() => {
    if (leadsHere.current) document.getElementById(`${side}-contactName`)?.focus()
  }, [leadsHere, side])
  const section = `section-${side.toLowerCase()}`
  return (
    <div className={styles.contact}>
      <TextField
        id={`${side}-contactName`}
        label={words.contactName}
        autoComplete={`${section} name`}
        value={contact.name}
        onChange={(text) => {
          form.forgive(`${side}-contactName`)
          changeStop(side, { contact: { ...contact, name: sanitise(text) } })
        }}
        counter={{ ...fieldCounter(contact.name, fieldLimits.contactName), say: words.charactersLeft }}
        error={form.errors[`${side}-contactName`]}
      />
      <PhoneInput
        id={`${side}-contactPhone`}
        label={words.contactPhone}
        place={booking[side]}
        autoComplete={`${section} tel`}
        value={contact.phone}
        onChange={(phone) => {
          form.forgive(`${side}-contactPhone`)
          changeStop(side, { contact: { ...contact, phone } })
        }}
        error={form.errors[`${side}-contactPhone`]}
        landlineNote={
          side === "dropOff" && (
            <Suspense>
              <LandlineNote />
            </Suspense>
          )
        }
      />
    </div>
  )
}
