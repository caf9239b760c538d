import type { AccountPartNotFound, ImageRefused, NotSignedIn } from "@mersal/domain/account/account-errors"
import { imageTypes, largestImage } from "@mersal/domain/account/image-type"
import type { StaffMember } from "@mersal/domain/ports/driving/account-service"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { failureWords } from "../../../environment/answers/failure-words.ts"
import { useTexts } from "../../../environment/language.ts"
import { useAdmin } from "../../../environment/services/admin-services.ts"
import type { PageTexts } from "../../../environment/texts/dictionaries.ts"
import { PictureChooser } from "../../../ui/PictureChooser.tsx"

type PictureFailure = NotSignedIn | ImageRefused | AccountPartNotFound

interface DriverPictureProps {
  member: StaffMember
  onPictured: () => void
}

/** The driver's picture on a customer's tracking screen. */
export function DriverPicture({ member, onPictured }: DriverPictureProps) {
  const { admin: words } = useTexts()
  const { people } = useAdmin()
  const [image, setImage] = useState(member.image)
  const put = useAction<Uint8Array, StaffMember, PictureFailure>((bytes, options) =>
    people.setStaffPhoto({ id: member.id, bytes }, options),
  )
  const choose = async (bytes: Uint8Array) => {
    const answer = await put.run(bytes)
    if (!answer) return
    setImage(answer.value.image)
    onPictured()
  }
  return (
    <PictureChooser
      source={image === null ? null : `/v1.0/resource/image/${image}`}
      name={member.name}
      alt={words.pictureOf(member.name)}
      types={imageTypes}
      most={largestImage}
      words={{ choose: words.choosePicture, hint: words.pictureHint, tooLarge: words.pictureTooLarge }}
      busy={put.isBusy}
      onChoose={choose}
      error={put.failure === null ? null : pictureWords(put.failure, words)}
    />
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
