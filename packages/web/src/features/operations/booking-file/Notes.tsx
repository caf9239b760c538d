import type { IdempotencyMismatch } from "@mersal/domain/booking/booking-errors"
import { toIso } from "@mersal/domain/calendar/iso-instant"
import { type BookingNote, longestNote } from "@mersal/domain/delivery/booking-note"
import { fieldCounter } from "@mersal/domain/market/field-counter"
import type { BookingFile } from "@mersal/domain/ports/driving/operations-service"
import type { BookingNotFound } from "@mersal/domain/tracking/tracking-errors"
import { type FormEvent, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { failureWords } from "../../../environment/answers/failure-words.ts"
import { isServiceFailure } from "../../../environment/answers/service-failures.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useTexts } from "../../../environment/language.ts"
import { useOperations } from "../../../environment/services/operations-services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import { useActor } from "./actor-words.ts"
import styles from "./BookingFile.module.css"

interface NotesProps {
  file: BookingFile
  mayWrite: boolean
  onWritten: () => void
}

/** Staff's notes about a booking. */
export function Notes({ file, mayWrite, onWritten }: NotesProps) {
  const { dispatch: words } = useTexts()
  const time = useMarketTime(file.booking.market)
  const actor = useActor()
  return (
    <Card title={words.notesHeading}>
      <div className={styles.notes}>
        {file.notes.length === 0 && <p className="text-muted">{words.noNotes}</p>}
        {file.notes.map((note) => (
          <div key={note.id} className={styles.note}>
            <p>{note.text}</p>
            <p className={styles.meta}>
              <bdi>{actor(note.by)}</bdi>, <time dateTime={toIso(note.at)}>{time.moment(note.at)}</time>
            </p>
          </div>
        ))}
        {mayWrite && <NoteForm reference={file.booking.reference} onWritten={onWritten} />}
      </div>
    </Card>
  )
}

function NoteForm({ reference, onWritten }: { reference: string; onWritten: () => void }) {
  const { dispatch: words, operations: board } = useTexts()
  const { operations } = useOperations()
  const { toast } = useAnnouncements()
  const [text, setText] = useState("")
  const [isChecked, setChecked] = useState(false)
  const write = useAction<string, BookingNote, BookingNotFound | IdempotencyMismatch>((note, options) =>
    operations.writeNote({ reference, text: note }, options),
  )
  const isEmpty = text.trim() === ""
  const counted = fieldCounter(text, longestNote)
  const { isTooLong } = counted
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isEmpty || isTooLong) return
    if (!(await write.run(text.trim()))) return
    setText("")
    setChecked(false)
    toast(words.noteAdded)
    onWritten()
  }
  const fault = isTooLong ? words.noteTooLong(longestNote) : isEmpty ? words.noteEmpty : undefined
  return (
    <form noValidate className="stack gap-12" onSubmit={submit}>
      <TextField
        id="note"
        multiline
        label={words.note}
        hint={words.noteHint}
        value={text}
        onChange={setText}
        error={isChecked ? fault : undefined}
        counter={{ ...counted, say: words.charactersLeft }}
      />
      {write.failure && (
        <Alert tone="danger" announce="now">
          {isServiceFailure(write.failure) ? failureWords(write.failure, board) : words.notFound}
        </Alert>
      )}
      <div>
        <Button type="submit" variant="secondary" size="small" busy={write.isBusy}>
          {words.addNote}
        </Button>
      </div>
    </form>
  )
}
