import type { DeskCommand } from "@mersal/domain/machines/delivery/desk-commands"
import type { BoardEntry } from "@mersal/domain/ports/driving/operations-service"
import type { ReactNode } from "react"
import { useTexts } from "../../../environment/language.ts"
import { Dialog } from "../../../ui/Dialog.tsx"
import { AssignForm } from "./AssignForm.tsx"
import { CancelForm } from "./CancelForm.tsx"
import type { CommandFormInput } from "./command-form-input.ts"
import { HoldForm } from "./HoldForm.tsx"
import { RefundForm, TakeCashForm } from "./MoneyForms.tsx"
import { RescheduleForm } from "./RescheduleForm.tsx"
import { ReleaseForm, UnassignForm } from "./SimpleForms.tsx"

interface CommandDialogProps extends CommandFormInput {
  /** The command whose form is open; null if none is. */
  command: DeskCommand | null
}

/** The form of a command over the booking's page. */
export function CommandDialog({ command, ...input }: CommandDialogProps) {
  const { dispatch: words } = useTexts()
  const { reference } = input.entry.booking
  const forms: Readonly<Record<DeskCommand, readonly [title: string, form: () => ReactNode]>> = {
    assign: [words.assignTitle(reference), () => <AssignForm {...input} />],
    unassign: [words.unassignTitle, () => <UnassignForm {...input} />],
    reschedule: [words.rescheduleTitle, () => <RescheduleForm {...input} />],
    hold: [words.holdTitle, () => <HoldForm {...input} />],
    release: [words.releaseTitle, () => <ReleaseForm {...input} />],
    takeCash: [words.takeCashTitle, () => <TakeCashForm {...input} />],
    refund: [words.refundTitle, () => <RefundForm {...input} />],
    cancel: [words.cancelTitle, () => <CancelForm {...input} />],
  }
  const [title, form] = command === null ? ["", () => null] : forms[command]
  return (
    <FormDialog title={title} open={command !== null} onClose={input.onClose}>
      {form()}
    </FormDialog>
  )
}

/** The form that the board itself opens. */
export function AssignDialog({ entry, ...input }: CommandFormInput<BoardEntry | null>) {
  const { dispatch: words } = useTexts()
  return (
    <FormDialog
      title={entry === null ? "" : words.assignTitle(entry.booking.reference)}
      open={entry !== null}
      onClose={input.onClose}
    >
      {entry && <AssignForm entry={entry} {...input} />}
    </FormDialog>
  )
}

interface FormDialogProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

function FormDialog({ children, ...dialog }: FormDialogProps) {
  const { shell } = useTexts()
  return (
    <Dialog {...dialog} closeLabel={shell.close}>
      {children}
    </Dialog>
  )
}
