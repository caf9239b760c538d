import { row } from "../../endpoint-row.ts"
import { claimBookings, eraseAccount, exportAccount } from "../../endpoints/own-data.ts"
import { own } from "./access.ts"

export const ownDataTable = {
  claimBookings: row({
    endpoint: claimBookings,
    refusals: ["NotSignedIn"],
    summary: "Guest bookings that name the caller's proved e-mail or phone become his.",
    access: "claim-booking",
  }),
  exportAccount: row({
    endpoint: exportAccount,
    refusals: ["NotSignedIn"],
    summary: "Everything that is kept of the caller.",
    ...own,
  }),
  eraseAccount: row({
    endpoint: eraseAccount,
    refusals: [
      "BookingsUnderWay",
      "CashInHand",
      "LastAdmin",
      "LastOwner",
      "NotSignedIn",
      "PasswordAskedAgain",
      "TooManySignIns",
    ],
    summary: "Erases the account for good; bookings keep what tax law asks for and lose their people.",
    limit: "signIn",
    ...own,
  }),
}
