import type { SavedContact } from "@mersal/domain/account/address-book"
import type { StopSide } from "@mersal/domain/booking/stop"
import * as Result from "effect/Result"
import { type ReactNode, useEffect, useState } from "react"
import { useDraft } from "../../environment/booking/draft.ts"
import { nobodyKeptKey } from "../../environment/kept-contacts.ts"
import { shownLanguage, useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { useServices } from "../../environment/services/services.ts"
import { addAreas, loadAreas } from "../../environment/texts/dictionaries.ts"
import { savedContactAreas } from "../../environment/texts/saved-contact-areas.ts"
import { usePhones } from "../../fields/phones.ts"
import { Select } from "../../ui/Select.tsx"
import type { DetailsForm } from "./details-form.ts"

addAreas(savedContactAreas)

/** Loads the contacts with their texts. If one of the two does not load, the booking works without them. */
export async function load(): Promise<typeof SavedContacts> {
  await loadAreas(shownLanguage(), ["savedContacts"])
  return SavedContacts
}

interface SavedContactsProps {
  side: StopSide
  form: DetailsForm
  /** Shown until the account's contacts are loaded. */
  room: ReactNode
}

/** Above 'Add a Contact Person': the saved contacts of the reader's account (section 3). Nothing if there are none. */
function SavedContacts({ side, form, room }: SavedContactsProps) {
  const { savedContacts: words } = useTexts()
  const { market } = useProduct()
  const { draft, changeStop } = useDraft([side])
  const { contact } = draft[side]
  const saved = useSavedContacts()
  const known = usePhones(saved.length > 0)
  // Until the phone rules are loaded, a chosen number could not be told from a typed one.
  if (!known || saved.length === 0 || contact.choice === "me") return room

  const taken = ({ name, phone }: SavedContact) => ({ name, phone: known.settled(phone, market) })
  const typed = known.read(contact.phone, market)
  const chosen = saved.find(({ name, phone }) => name === contact.name && typed.ok && phone === typed.e164)
  return (
    <Select
      id={`${side}-savedContact`}
      label={words.label}
      placeholder={words.choose}
      value={chosen?.id ?? ""}
      onChange={(id) => {
        const person = saved.find((each) => each.id === id)
        if (!person) return
        form.forgive(`${side}-contactName`, `${side}-contactPhone`)
        changeStop(side, { contact: { choice: "other", ...taken(person) } })
      }}
      options={saved.map(({ id, name, phone }) => ({
        value: id,
        // The name comes first, because lists are searched by first letters; the number keeps its own direction.
        label: `${name} \u2066${known.written(phone, market)}\u2069`,
      }))}
    />
  )
}

/** Requested once the step is shown, before somebody chooses to add a person. */
function useSavedContacts(): readonly SavedContact[] {
  const { account } = useServices()
  const [saved, setSaved] = useState<readonly SavedContact[]>([])
  useEffect(() => {
    const call = new AbortController()
    void account.contacts({ signal: call.signal }).then((answer) => {
      if (call.signal.aborted || Result.isFailure(answer)) return
      setSaved(answer.success)
      if (answer.success.length > 0) localStorage.removeItem(nobodyKeptKey)
      else localStorage.setItem(nobodyKeptKey, "1")
    })
    return () => call.abort()
  }, [account])
  return saved
}
