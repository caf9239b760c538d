import type { InvalidAccountForm, NotSignedIn } from "@mersal/domain/account/account-errors"
import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import { fieldCounter } from "@mersal/domain/market/field-counter"
import { fieldLimits, textLength } from "@mersal/domain/market/field-limits"
import type { Profile, ProfileChange } from "@mersal/domain/ports/driving/account-service"
import type { FormEvent } from "react"
import { useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useTexts } from "../../../environment/language.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Select } from "../../../ui/Select.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import { FailureAlert } from "../FailureAlert.tsx"

interface AboutFormProps {
  profile: Profile
  onSaved: (profile: Profile) => void
}

/** The name, and the language of messages. */
export function AboutForm({ profile, onSaved }: AboutFormProps) {
  const { account: words, details, myAccount } = useTexts()
  const { account } = useMyAccountServices()
  const { toast } = useAnnouncements()
  const [name, setName] = useState(profile.name)
  const [language, setLanguage] = useState(profile.language)
  const [isRefused, setRefused] = useState(false)
  const save = useAction<ProfileChange, Profile, NotSignedIn | InvalidAccountForm>((change, options) =>
    account.saveProfile(change, options),
  )
  const fault =
    name.trim() === ""
      ? words.faults.register["name-missing"]
      : textLength(name) > fieldLimits.name
        ? words.tooLong(fieldLimits.name)
        : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRefused(fault !== undefined)
    if (fault !== undefined) return document.getElementById("profile-name")?.focus()
    const answer = await save.run({ name, language })
    if (!answer) return
    setName(answer.value.name)
    onSaved(answer.value)
    toast(myAccount.saved)
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <TextField
        id="profile-name"
        label={words.name}
        autoComplete="name"
        value={name}
        onChange={(text) => {
          setRefused(false)
          setName(sanitise(text))
        }}
        counter={{ ...fieldCounter(name, fieldLimits.name), say: details.charactersLeft }}
        error={isRefused ? fault : undefined}
      />
      <Select
        label={myAccount.language}
        value={language}
        onChange={(chosen) => setLanguage(chosen === "ar" ? "ar" : "en")}
        options={[
          { value: "en", label: myAccount.languages.en },
          { value: "ar", label: myAccount.languages.ar },
        ]}
      />
      {save.failure &&
        (save.failure._tag === "InvalidAccountForm" ? (
          <p role="alert">{myAccount.notSaved}</p>
        ) : (
          <FailureAlert failure={save.failure} title={myAccount.notSaved} />
        ))}
      <div>
        <Button type="submit" busy={save.isBusy} busyLabel={myAccount.loading}>
          {myAccount.save}
        </Button>
      </div>
    </form>
  )
}
