import { row } from "../../endpoint-row.ts"
import {
  changePassword,
  image,
  removeImage,
  saveProfile,
  saveUserDetails,
  setImage,
  showProfile,
} from "../../endpoints/profile.ts"
import { kept, own } from "./access.ts"

export const profileTable = {
  changePassword: row({
    endpoint: changePassword,
    refusals: ["InvalidAccountForm", "NotSignedIn", "PasswordAskedAgain", "TooManySignIns"],
    summary: "Changes the password by the old one; every other session ends.",
    limit: "signIn",
    ...own,
  }),
  showProfile: row({ endpoint: showProfile, refusals: ["NotSignedIn"], summary: "The caller's profile.", ...kept }),
  saveProfile: row({
    endpoint: saveProfile,
    refusals: ["InvalidAccountForm", "NotSignedIn"],
    summary: "Changes name or language, and nothing else.",
    ...kept,
  }),
  saveUserDetails: row({
    endpoint: saveUserDetails,
    refusals: ["InvalidAccountForm", "NotSignedIn"],
    summary: "The same as a multipart form whose field userDetails is JSON.",
    takes: "form",
    ...kept,
  }),
  setImage: row({
    endpoint: setImage,
    refusals: ["ImageRefused", "NotSignedIn"],
    summary: "Sets the profile's picture: PNG, JPEG or WebP, up to 512 KB.",
    takes: "image",
    limit: "upload",
    ...own,
  }),
  removeImage: row({ endpoint: removeImage, refusals: ["NotSignedIn"], summary: "Removes it.", ...own }),
  image: row({
    endpoint: image,
    refusals: ["AccountPartNotFound"],
    summary: "A picture by its name.",
    access: "anyone",
    gives: "file",
  }),
}
