import type { ImageRefused, NotSignedIn } from "@mersal/domain/account/account-errors"
import { imageTypes, largestImage } from "@mersal/domain/account/image-type"
import type { Profile } from "@mersal/domain/ports/driving/account-service"
import { useRef, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useTexts } from "../../../environment/language.ts"
import { useMyAccountServices } from "../../../environment/my-account-services.ts"
import { Button } from "../../../ui/Button.tsx"
import { FieldError } from "../../../ui/Field.tsx"
import { FailureAlert } from "../FailureAlert.tsx"
import styles from "./Profile.module.css"

interface ProfilePictureProps {
  profile: Profile
  onSaved: (profile: Profile) => void
}

/** The picture of a profile, or the first letter of its name in the place of one. */
export function ProfilePicture({ profile, onSaved }: ProfilePictureProps) {
  const { myAccount: words } = useTexts()
  const { account } = useMyAccountServices()
  const file = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const put = useAction<Uint8Array, Profile, NotSignedIn | ImageRefused>((bytes, options) =>
    account.setImage({ bytes }, options),
  )
  const remove = useAction<null, Profile, NotSignedIn>((_, options) => account.removeImage(options))
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    setTooLarge(chosen.size > largestImage)
    if (chosen.size > largestImage) return
    const answer = await put.run(new Uint8Array(await chosen.arrayBuffer()))
    if (answer) onSaved(answer.value)
  }
  const drop = async () => {
    const answer = await remove.run(null)
    if (answer) onSaved(answer.value)
  }
  const failure = put.failure ?? remove.failure
  const refusal = isTooLarge ? "too-large" : failure?._tag === "ImageRefused" ? failure.reason : null
  return (
    <div className="stack gap-8">
      <div className={styles.picture}>
        {profile.image === null ? (
          <span className={styles.portrait} aria-hidden="true">
            {[...profile.name][0]}
          </span>
        ) : (
          <img className={styles.portrait} src={`/v1.0/resource/image/${profile.image}`} alt={words.picture} />
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
        <div className="cluster">
          <Button
            variant="secondary"
            size="small"
            icon="camera"
            aria-describedby="picture-hint"
            busy={put.isBusy}
            busyLabel={words.loading}
            onClick={() => file.current?.click()}
          >
            {words.choosePicture}
          </Button>
          {profile.image !== null && (
            <Button variant="ghost" size="small" busy={remove.isBusy} busyLabel={words.loading} onClick={drop}>
              {words.removePicture}
            </Button>
          )}
        </div>
      </div>
      <p id="picture-hint" className="text-muted text-small">
        {words.pictureHint}
      </p>
      {refusal !== null && (
        <div role="alert">
          <FieldError id="picture-error">{words.pictureRefused[refusal]}</FieldError>
        </div>
      )}
      {failure && failure._tag !== "ImageRefused" && <FailureAlert failure={failure} title={words.notSaved} />}
    </div>
  )
}
