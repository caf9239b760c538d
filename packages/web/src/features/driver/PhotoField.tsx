import { useEffect, useRef, useState } from "react"
import { useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { FieldError } from "../../ui/Field.tsx"
import styles from "./Driver.module.css"
import { smallerPhoto } from "./picture.ts"

interface PhotoFieldProps {
  id: string
  /** Called as soon as a file is chosen, while it may still be loading; resolves to null if it is not a picture. */
  onTaken: (bytes: Promise<Uint8Array | null>) => void
}

/** Opens the phone's camera and shows the photo, reduced to a size that can be sent. */
export function PhotoField({ id, onTaken }: PhotoFieldProps) {
  const { driver: words } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<HTMLCanvasElement | null>(null)
  const [state, setState] = useState<"empty" | "working" | "unreadable">("empty")

  // The photo is shown as a canvas: a picture from memory would need an exception in the content policy.
  useEffect(() => {
    if (shown) frame.current?.replaceChildren(shown)
  }, [shown])

  const take = async (file: File | undefined) => {
    if (!file) return
    setState("working")
    const reading = smallerPhoto(file)
    onTaken(reading.then((photo) => photo?.bytes ?? null))
    const photo = await reading
    setState(photo ? "empty" : "unreadable")
    setShown(photo?.canvas ?? null)
  }
  return (
    <div className="stack gap-12">
      <p id={`${id}-hint`} className="text-muted text-small">
        {words.photoHint}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        className={styles.file}
        aria-label={words.takePhoto}
        tabIndex={-1}
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ""
        }}
      />
      {shown && <div ref={frame} className={styles.photo} role="img" aria-label={words.photoTaken} />}
      {state === "unreadable" && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{words.photoUnreadable}</FieldError>
        </div>
      )}
      <Button
        variant="secondary"
        icon="camera"
        fullWidth
        busy={state === "working"}
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        {shown ? words.photoAgain : words.takePhoto}
      </Button>
    </div>
  )
}
