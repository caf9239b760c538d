import { type ReactNode, useId, useRef, useState } from "react"
import { Button } from "./Button.tsx"
import { FieldError } from "./Field.tsx"
import styles from "./PictureChooser.module.css"

interface PictureChooserProps {
  /** The picture's address. Without one, the first letter of `name` is shown. */
  source: string | null
  name: string
  alt: string
  /** Allowed types of file, and the maximum size in bytes. */
  types: readonly string[]
  most: number
  /** The texts of the button, of the hint below it, and for a file that is too large. */
  words: { readonly choose: string; readonly hint: string; readonly tooLarge: string }
  busy: boolean
  busyLabel?: string
  onChoose: (bytes: Uint8Array) => void
  /** Why the last picture was not accepted. */
  error: string | null
  /** Beside the button: other actions for the picture. */
  children?: ReactNode
}

/** A person's picture, with a button to replace it by a file from the device. */
export function PictureChooser({ source, name, alt, types, most, words, ...props }: PictureChooserProps) {
  const file = useRef<HTMLInputElement>(null)
  const id = useId()
  const [isTooLarge, setTooLarge] = useState(false)
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    setTooLarge(chosen.size > most)
    if (chosen.size <= most) props.onChoose(new Uint8Array(await chosen.arrayBuffer()))
  }
  const error = isTooLarge ? words.tooLarge : props.error
  return (
    <div className="stack gap-8">
      <div className={styles.picture}>
        {source === null ? (
          <span className={styles.portrait} aria-hidden="true">
            {[...name][0]}
          </span>
        ) : (
          <img className={styles.portrait} src={source} alt={alt} />
        )}
        {/* The button opens it. Shown, it would be a second button of the same name. */}
        <input
          ref={file}
          type="file"
          hidden
          accept={types.join()}
          onChange={(event) => {
            void choose(event.target.files?.[0])
            event.target.value = ""
          }}
        />
        <div className="cluster">
          <Button
            variant="secondary"
            size="small"
            icon="camera"
            aria-describedby={`${id}-hint`}
            busy={props.busy}
            {...(props.busyLabel !== undefined && { busyLabel: props.busyLabel })}
            onClick={() => file.current?.click()}
          >
            {words.choose}
          </Button>
          {props.children}
        </div>
      </div>
      <p id={`${id}-hint`} className="text-muted text-small">
        {words.hint}
      </p>
      {error !== null && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
