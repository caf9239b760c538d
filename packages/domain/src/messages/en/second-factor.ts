import { plural } from "../plural.ts"
import { triesLeft } from "../tries-left.ts"

/** The second factor of staff: the code after a password, and the page on which it is set up. */
export const secondFactor = {
  pageTitle: "Login security",
  lead: "With a second factor your login needs your password and a code of an app on your phone. A stolen password then opens nothing.",
  requiredTitle: "Set up a second factor first",
  requiredLead: "Everybody who works here needs one. Once it is on, your pages open.",

  codeTitle: "Enter your code",
  codeLead: "Your password is right. Now enter the six digits that your authenticator app shows.",
  recoveryLead: "Enter one of the recovery codes that you kept when you set up the app. Each is good once.",
  code: "Code of the app",
  recoveryCode: "Recovery code",
  useRecovery: "Use a recovery code",
  useApp: "Use the app instead",
  logIn: "Log in",
  startAgain: "Back to the password",
  codeMissing: "Please enter the code.",
  refused: {
    wrong: "This code is wrong. Check that your phone's clock is right.",
    used: "This code was used before. Wait for the next one, half a minute at most.",
    "too-many-tries": "A wrong code was entered too often. Log in again.",
    expired: "There was too much time between password and code. Log in again.",
  },
  triesLeft: triesLeft.en,
  tooManyTries: "Codes were entered too often. Wait a quarter of an hour.",
  noNetwork: "The server cannot be reached. Check the connection and try again.",
  serverFailed: (request: string) => `Something went wrong on our side. Please try again. (Request ${request})`,
  lost: "Lost your phone and the recovery codes? An admin can reset your second factor.",

  isOff: "Your second factor is off.",
  isOn: (since: string) => `Your second factor is on since ${since}.`,
  recoveryCodesLeft: (count: number) =>
    plural("en", count, { one: "# recovery code is left.", other: "# recovery codes are left." }),
  renew: "For a new phone or new recovery codes, turn it off and set it up again.",
  begin: "Set up",
  password: "Your password",
  passwordAsked: "Enter your password to go on.",
  passwordWrong: "This is not your password.",
  passwordTooOften: "The password was tried too often. Wait a quarter of an hour.",
  isOnAlready: "It is on already, perhaps by another window. Load the page again.",
  isOffAlready: "It is off, perhaps by another window or by an admin. Load the page again.",

  scanTitle: "1. Add the account to your app",
  scanLead: "Scan the picture with an authenticator app. On this phone itself, open the link instead.",
  qrCode: "QR code for your authenticator app",
  openInApp: "Open in the app",
  secret: "Or type this key",
  copySecret: "Copy the key",
  copied: "Copied",
  copyFailed: "It could not be copied. Please select it and copy it yourself.",
  confirmTitle: "2. Enter the first code",
  turnOn: "Turn on",
  cancel: "Cancel",

  recoveryTitle: "Keep your recovery codes",
  recoveryText:
    "If you lose your phone, each of these logs you in once. They are shown only now: print them, or keep them where your phone is not.",
  copyCodes: "Copy the codes",
  printCodes: "Print",
  kept: "I have kept them",

  turnOffTitle: "Turn it off",
  turnOffLead: "Enter a code of the app, or a recovery code.",
  turnOff: "Turn off",
  turnedOff: "Your second factor is off. Your password alone logs you in.",
  codeOrRecovery: "Code of the app, or recovery code",
}
