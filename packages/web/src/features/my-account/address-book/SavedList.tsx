import type { AccountPartNotFound, NotSignedIn } from "@mersal/domain/account/account-errors"
import type { Answer, CallOptions } from "@mersal/domain/ports/driving/service-failure"
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useAnswer } from "../../../environment/answers/answer.ts"
import { useTexts } from "../../../environment/language.ts"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Dialog } from "../../../ui/Dialog.tsx"
import { Icon } from "../../../ui/Icon.tsx"
import type { IconName } from "../../../ui/icons/icon-names.ts"
import { Skeleton } from "../../../ui/Skeleton.tsx"
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx"
import { Empty } from "../Empty.tsx"
import { FailureAlert } from "../FailureAlert.tsx"
import styles from "./SavedList.module.css"

interface Entry {
  readonly id: string
}

interface SavedListProps<Kept extends Entry> {
  load: (options?: CallOptions) => Answer<readonly Kept[], NotSignedIn>
  remove: (request: { readonly id: string }, options?: CallOptions) => Answer<null, NotSignedIn | AccountPartNotFound>
  texts: { readonly lead: string; readonly none: string; readonly add: string; readonly edit: string }
  icon: IconName
  nameOf: (entry: Kept) => string
  linesOf: (entry: Kept) => readonly ReactNode[]
  form: (entry: Kept | null, onSaved: (saved: Kept) => void, onCancel: () => void) => ReactNode
}

/** A list of saved entries, a dialog with the form for one of them, and a question before removing one. */
export function SavedList<Kept extends Entry>({
  load,
  remove,
  texts,
  icon,
  nameOf,
  linesOf,
  form,
}: SavedListProps<Kept>) {
  const { myAccount: words, shell } = useTexts()
  const { toast } = useAnnouncements()
  const answer = useAnswer(useCallback((options) => load(options), [load]))
  const [edited, setEdited] = useState<readonly Kept[] | null>(null)
  const [open, setOpen] = useState<{ readonly entry: Kept | null } | null>(null)
  const [removing, setRemoving] = useState<Kept | null>(null)
  const drop = useAction<Kept, null, NotSignedIn | AccountPartNotFound>(({ id }, options) => remove({ id }, options))
  const add = useRef<HTMLButtonElement>(null)
  // The element that opened a dialog may be gone: with a removed entry, or with the empty section after the first
  // entry. Focus moves once the dialog is closed, because until then the page is inert.
  const [lostOpeners, setLostOpeners] = useState(0)
  const loseOpener = () => setLostOpeners((count) => count + 1)
  useEffect(() => {
    if (lostOpeners > 0) add.current?.focus()
  }, [lostOpeners])
  const entries = edited ?? (answer.state === "answered" ? answer.value : null)

  if (answer.state === "failed") {
    return <FailureAlert failure={answer.failure} title={words.loadFailed} onRetry={answer.retry} />
  }
  if (entries === null) {
    return (
      <>
        <VisuallyHidden>{words.loading}</VisuallyHidden>
        <Skeleton shape="card" count={2} />
      </>
    )
  }
  const keep = (saved: Kept) => {
    const isKnown = entries.some(({ id }) => id === saved.id)
    setEdited(isKnown ? entries.map((entry) => (entry.id === saved.id ? saved : entry)) : [saved, ...entries])
    setOpen(null)
    if (entries.length === 0) loseOpener()
    toast(words.saved)
  }
  const confirmRemoval = async (entry: Kept) => {
    const isDone = await drop.run(entry)
    if (!isDone) return
    setEdited(entries.filter(({ id }) => id !== entry.id))
    setRemoving(null)
    loseOpener()
    toast(words.removed)
  }
  const addButton = (
    <Button ref={add} variant="secondary" icon="plus" onClick={() => setOpen({ entry: null })}>
      {texts.add}
    </Button>
  )
  return (
    <>
      {entries.length > 0 && <p className="text-muted">{texts.lead}</p>}
      {entries.length > 0 && (
        <ul role="list" className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <Icon name={icon} className={styles.icon} />
              <div className={styles.text}>
                <p className={styles.name}>
                  <bdi>{nameOf(entry)}</bdi>
                </p>
                {linesOf(entry).map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one entry, in a fixed order
                  <p key={at} className={styles.line}>
                    <bdi>{line}</bdi>
                  </p>
                ))}
              </div>
              <div className={styles.tools}>
                <Button
                  variant="ghost"
                  size="small"
                  icon="pencil"
                  aria-label={words.editNamed(nameOf(entry))}
                  onClick={() => setOpen({ entry })}
                />
                <Button
                  variant="ghost"
                  size="small"
                  icon="bin"
                  aria-label={words.removeNamed(nameOf(entry))}
                  onClick={() => {
                    drop.forgive()
                    setRemoving(entry)
                  }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {entries.length > 0 ? (
        <div>{addButton}</div>
      ) : (
        <Empty title={texts.none} text={texts.lead}>
          {addButton}
        </Empty>
      )}
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open?.entry ? texts.edit : texts.add}
        closeLabel={shell.close}
      >
        {open && form(open.entry, keep, () => setOpen(null))}
      </Dialog>
      <Dialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={removing ? words.removeTitle(nameOf(removing)) : ""}
        closeLabel={shell.close}
      >
        {removing && (
          <div className="stack">
            {drop.failure &&
              (drop.failure._tag === "AccountPartNotFound" ? (
                <p role="alert">{words.gone}</p>
              ) : (
                <FailureAlert failure={drop.failure} title={words.notDone} />
              ))}
            <div className={styles.buttons}>
              <Button
                variant="danger"
                busy={drop.isBusy}
                busyLabel={words.loading}
                onClick={() => confirmRemoval(removing)}
              >
                {words.remove}
              </Button>
              <Button variant="secondary" onClick={() => setRemoving(null)}>
                {words.cancel}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  )
}
