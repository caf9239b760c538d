import { useState } from "react"
import { useAnnouncements } from "../ui/Announcer.tsx"
import { Button } from "../ui/Button.tsx"
import { CopyButton } from "../ui/CopyButton.tsx"
import { Dialog, Sheet } from "../ui/Dialog.tsx"
import { Story, type StoryProps } from "./story.tsx"

export function ActionStories({ words }: StoryProps) {
  const { toast } = useAnnouncements()
  const [busy, setBusy] = useState(true)
  const [open, setOpen] = useState<"dialog" | "sheet" | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Story name="Button">
        <div className="cluster">
          <Button>{words.continue}</Button>
          <Button variant="secondary">{words.cancel}</Button>
          <Button variant="ghost" icon="pencil">
            {words.edit}
          </Button>
          <Button variant="danger" icon="bin">
            {words.remove}
          </Button>
          <Button disabled>{words.continue}</Button>
        </div>
        <div className="cluster">
          <Button busy={busy} busyLabel={words.busy}>
            {words.bookNow}
          </Button>
          <Button size="small" variant="secondary" onClick={() => setBusy(!busy)}>
            {words.toggleBusy}
          </Button>
          <Button size="small" trailingIcon="arrow-right">
            {words.continue}
          </Button>
          <CopyButton
            text="AE4K7M2XQ9TB3HV"
            label={words.copy}
            copiedLabel={words.copied}
            failedLabel={words.copyFailed}
            size="small"
          />
        </div>
        <Button fullWidth>{words.bookNow}</Button>
      </Story>
      <Story name="Dialog, Sheet, toast">
        <div className="cluster">
          <Button variant="secondary" onClick={() => setOpen("dialog")}>
            {words.openDialog}
          </Button>
          <Button variant="secondary" onClick={() => setOpen("sheet")}>
            {words.openSheet}
          </Button>
          <Button variant="secondary" onClick={() => toast(words.copied)}>
            {words.toast}
          </Button>
        </div>
        <Dialog
          open={open === "dialog"}
          onClose={close}
          title={words.dialogTitle}
          closeLabel={words.close}
          footer={
            <>
              <Button onClick={close}>{words.continue}</Button>
              <Button variant="secondary" onClick={close}>
                {words.cancel}
              </Button>
            </>
          }
        >
          <p>{words.dialogText}</p>
        </Dialog>
        <Sheet open={open === "sheet"} onClose={close} title={words.sheetTitle} closeLabel={words.close}>
          <p>{words.dialogText}</p>
        </Sheet>
      </Story>
    </>
  )
}
