import { row } from "../../endpoint-row.ts"
import {
  disableStaff,
  enableStaff,
  endSessionsOfStaff,
  listStaff,
  makeStaff,
  setStaffPhoto,
  staffEvents,
  staffHoldings,
} from "../../endpoints/staff.ts"

const staff = { access: "make-staff" } as const

export const staffTable = {
  listStaff: row({
    endpoint: listStaff,
    refusals: ["NotSignedIn"],
    summary: "Everybody who works here, the oldest first.",
    ...staff,
  }),
  makeStaff: row({
    endpoint: makeStaff,
    refusals: ["AlreadyRegistered", "CodeNotSent", "InvalidAccountForm", "NotSignedIn"],
    summary: "Makes a porter, ops or admin, and sends an invitation to set a password.",
    ...staff,
  }),
  setStaffPhoto: row({
    endpoint: setStaffPhoto,
    refusals: ["AccountPartNotFound", "ImageRefused", "NotSignedIn"],
    summary:
      "Sets the picture of a member of staff: PNG, JPEG or WebP, up to 512 KB. A driver's is what customers see.",
    access: "make-staff",
    takes: "image",
    limit: "upload",
  }),
  disableStaff: row({
    endpoint: disableStaff,
    refusals: ["AccountPartNotFound", "LastAdmin", "NotSignedIn"],
    summary: "Ends a member's sessions and keeps him from signing in.",
    ...staff,
  }),
  enableStaff: row({
    endpoint: enableStaff,
    refusals: ["AccountPartNotFound", "NotSignedIn"],
    summary: "Lets a member sign in again who was kept out.",
    ...staff,
  }),
  staffHoldings: row({
    endpoint: staffHoldings,
    refusals: ["AccountPartNotFound", "NotSignedIn"],
    summary: "What a member still has: bookings to drive, and cash that he has not handed in.",
    ...staff,
  }),
  staffEvents: row({
    endpoint: staffEvents,
    refusals: ["NotSignedIn"],
    summary:
      "Who was blocked, unblocked or had a second factor reset, by whom and when, the newest first, a hundred at most.",
    ...staff,
  }),
  endSessionsOfStaff: row({
    endpoint: endSessionsOfStaff,
    refusals: ["AccountPartNotFound", "NotSignedIn"],
    summary: "Ends a member's sessions.",
    ...staff,
  }),
}
