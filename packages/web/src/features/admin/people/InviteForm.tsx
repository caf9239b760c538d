import { type StaffRole, staffRoles } from "@mersal/domain/account/account"
import { type FormEvent, useState } from "react"
import { useTexts } from "../../../environment/language.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Select } from "../../../ui/Select.tsx"
import { TextField } from "../../../ui/TextField.tsx"

interface InviteFormProps {
  isBusy: boolean
  trouble: string | null
  onSubmit: (person: { name: string; email: string; role: StaffRole }) => void
}

/** Invites somebody to work here, with his role. */
export function InviteForm({ isBusy, trouble, onSubmit }: InviteFormProps) {
  const { admin: words } = useTexts()
  const [name, setName] = useState("")
  const [email, setEmail] = useState("")
  const [role, setRole] = useState<StaffRole>("porter")
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit({ name, email, role })
      }}
    >
      <p className="text-muted">{words.inviteText}</p>
      {trouble && (
        <Alert tone="danger" announce="now">
          {trouble}
        </Alert>
      )}
      <TextField label={words.name} value={name} onChange={setName} autoComplete="off" />
      <TextField label={words.email} value={email} onChange={setEmail} type="email" dir="ltr" autoComplete="off" />
      <Select
        label={words.role}
        value={role}
        onChange={(chosen) => setRole(chosen as StaffRole)}
        options={staffRoles.map((value) => ({ value, label: words.roles[value] }))}
      />
      <Button type="submit" busy={isBusy}>
        {words.invite}
      </Button>
    </form>
  )
}
