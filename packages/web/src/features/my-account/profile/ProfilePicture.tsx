import type { ImageRefused, NotSignedIn } from "@mersal/domain/account/account-errors"
import { imageTypes, largestImage } from "@mersal/domain/account/image-type"
import type { Profile } from "@mersal/domain/ports/driving/account-service"
import { useAction } from "../../../environment/action.ts"
import { useTexts } from "../../../environment/language.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"
import { Button } from "../../../ui/Button.tsx"
import { PictureChooser } from "../../../ui/PictureChooser.tsx"
import { FailureAlert } from "../FailureAlert.tsx"

interface ProfilePictureProps {
  profile: Profile
  onSaved: (profile: Profile) => void
}

/** The picture of a profile, or the first letter of its name. */
export function ProfilePicture({ profile, onSaved }: ProfilePictureProps) {
  const { myAccount: words } = useTexts()
  const { account } = useMyAccountServices()
  const put = useAction<Uint8Array, Profile, NotSignedIn | ImageRefused>((bytes, options) =>
    account.setImage({ bytes }, options),
  )
  const remove = useAction<null, Profile, NotSignedIn>((_, options) => account.removeImage(options))
  const choose = async (bytes: Uint8Array) => {
    const answer = await put.run(bytes)
    if (answer) onSaved(answer.value)
  }
  const drop = async () => {
    const answer = await remove.run(null)
    if (answer) onSaved(answer.value)
  }
  const failure = put.failure ?? remove.failure
  return (
    <div className="stack gap-8">
      <PictureChooser
        source={profile.image === null ? null : `/v1.0/resource/image/${profile.image}`}
        name={profile.name}
        alt={words.picture}
        types={imageTypes}
        most={largestImage}
        words={{ choose: words.choosePicture, hint: words.pictureHint, tooLarge: words.pictureRefused["too-large"] }}
        busy={put.isBusy}
        busyLabel={words.loading}
        onChoose={choose}
        error={failure?._tag === "ImageRefused" ? words.pictureRefused[failure.reason] : null}
      >
        {profile.image !== null && (
          <Button variant="ghost" size="small" busy={remove.isBusy} busyLabel={words.loading} onClick={drop}>
            {words.removePicture}
          </Button>
        )}
      </PictureChooser>
      {failure && failure._tag !== "ImageRefused" && <FailureAlert failure={failure} title={words.notSaved} />}
    </div>
  )
}
