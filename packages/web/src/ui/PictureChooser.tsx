import { type ReactNode, useId, useRef, useState } from "react"
import { Button } from "./Button.tsx"
import { FieldError } from "./Field.tsx"
import styles from "./PictureChooser.module.css"

interface PictureChooserProps {
  /** Where the picture is; without one the first letter of `name` stands in its place. */
  source: string | null
  name: string
  alt: string
  /** Of what types a picture may be, and how many bytes long. */
  types: readonly string[]
  most: number
  /** The words of the button and beneath it, and for a picture that is too long. */
  words: { readonly choose: string; readonly hint: string; readonly tooLarge: string }
  busy: boolean
  busyLabel?: string
  onChoose: (bytes: Uint8Array) => void
  /** What became of the last one, where it was not taken. */
  error: string | null
  /** Beside the button: what else can be done with the picture. */
  children?: ReactNode
}

/** The picture of somebody, and another one from the files of the device in its place. */
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
        <input
          ref={file}
          type="file"
          accept={types.join()}
          className={styles.file}
          aria-label={words.choose}
          tabIndex={-1}
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
