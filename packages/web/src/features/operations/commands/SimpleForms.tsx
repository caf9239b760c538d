import { useState } from "react"
import { useTexts } from "../../../environment/language.ts"
import { useDriverName } from "../driver-names.ts"
import { CommandForm } from "./CommandForm.tsx"
import type { CommandFormInput } from "./command-form-input.ts"

/** Takes a booking from its driver. */
export function UnassignForm(input: CommandFormInput) {
  const { dispatch: words } = useTexts()
  return (
    <Question {...input} type="unassign" text={words.unassignText} submit={words.unassign} done={words.unassigned} />
  )
}

/** Releases a booking from hold. */
export function ReleaseForm(input: CommandFormInput) {
  const { dispatch: words } = useTexts()
  return <Question {...input} type="release" text={words.releaseText} submit={words.release} done={words.released} />
}

interface QuestionProps extends CommandFormInput {
  type: "unassign" | "release"
  text: string
  submit: string
  done: string
}

function Question({ entry, names, type, text, ...form }: QuestionProps) {
  const driverName = useDriverName(names)
  const [seen] = useState(entry.now)
  return (
    <CommandForm {...form} reference={entry.booking.reference} seen={seen} command={{ type }} driverName={driverName}>
      <p>{text}</p>
    </CommandForm>
  )
}
