/** The API's refusals about a second factor, even on a page without texts for one. */
export const secondFactorRefusals = {
  secondFactorNeeded:
    "The password is right. This account also needs a code of its authenticator app: please log in on the pages of staff, /ops or /driver.",
  secondFactorNeededDetails: "Send the challenge's id and the code to POST /v1.0/auth/second-factor.",
  secondFactorRequired: "This account needs a second factor before it may do anything else.",
  secondFactorRequiredDetails: "Set one up under /ops/security, or by POST /v1.0/account/second-factor.",
  secondFactorRefused: {
    wrong: "This code is wrong.",
    used: "This code was used before. Please wait for the next one.",
    "too-many-tries": "A wrong code was entered too often. Please log in again.",
    expired: "There was too much time between password and code. Please log in again.",
  },
  secondFactorUnfit: {
    on: "The second factor is on already.",
    off: "There is no second factor that is on.",
    own: "Your own second factor is turned off by its code.",
  },
}
