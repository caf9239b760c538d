import type { AccountPartNotFound, ImageRefused, NotSignedIn } from "@mersal/domain/account/account-errors"
import { imageTypes, largestImage } from "@mersal/domain/account/image-type"
import type { StaffMember } from "@mersal/domain/ports/driving/account-service"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { useRef, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useAdmin } from "../../../environment/admin-services.ts"
import { failureWords } from "../../../environment/failure-words.ts"
import { useTexts } from "../../../environment/language.ts"
import type { PageTexts } from "../../../environment/texts/dictionaries.ts"
import { Button } from "../../../ui/Button.tsx"
import { FieldError } from "../../../ui/Field.tsx"
import styles from "./People.module.css"

type PictureFailure = NotSignedIn | ImageRefused | AccountPartNotFound

interface DriverPictureProps {
  member: StaffMember
  onPictured: () => void
}

/** The picture on the driver card of a customer's tracking. */
export function DriverPicture({ member, onPictured }: DriverPictureProps) {
  const { admin: words } = useTexts()
  const { people } = useAdmin()
  const file = useRef<HTMLInputElement>(null)
  const [image, setImage] = useState(member.image)
  const [isTooLarge, setTooLarge] = useState(false)
  const put = useAction<Uint8Array, StaffMember, PictureFailure>((bytes, options) =>
    people.setStaffPhoto({ id: member.id, bytes }, options),
  )
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    setTooLarge(chosen.size > largestImage)
    if (chosen.size > largestImage) return
    const answer = await put.run(new Uint8Array(await chosen.arrayBuffer()))
    if (!answer) return
    setImage(answer.value.image)
    onPictured()
  }
  const trouble = isTooLarge ? words.pictureTooLarge : put.failure && pictureWords(put.failure, words)
  return (
    <div className="stack gap-8">
      <div className={styles.picture}>
        {image === null ? (
          <span className={styles.portrait} aria-hidden="true">
            {[...member.name][0]}
          </span>
        ) : (
          <img className={styles.portrait} src={`/v1.0/resource/image/${image}`} alt={words.pictureOf(member.name)} />
        )}
        <input
          ref={file}
          type="file"
          accept={imageTypes.join()}
          className={styles.file}
          aria-label={words.choosePicture}
          tabIndex={-1}
          onChange={(event) => {
            void choose(event.target.files?.[0])
            event.target.value = ""
          }}
        />
        <Button
          variant="secondary"
          size="small"
          icon="camera"
          aria-describedby="driver-picture-hint"
          busy={put.isBusy}
          onClick={() => file.current?.click()}
        >
          {words.choosePicture}
        </Button>
      </div>
      <p id="driver-picture-hint" className="text-muted text-small">
        {words.pictureHint}
      </p>
      {trouble && (
        <div role="alert">
          <FieldError id="driver-picture-error">{trouble}</FieldError>
        </div>
      )}
    </div>
  )
}

function pictureWords(failure: PictureFailure | ServiceFailure, words: PageTexts["admin"]): string {
  switch (failure._tag) {
    case "ImageRefused":
      return failure.reason === "too-large" ? words.pictureTooLarge : words.notAPicture
    case "NotSignedIn":
    case "AccountPartNotFound":
      return words.driverGone
    default:
      return failureWords(failure, words)
  }
}
