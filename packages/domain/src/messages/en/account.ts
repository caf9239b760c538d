import { plural } from "../plural.ts"
import { triesLeft } from "../tries-left.ts"

/** The account dialogs (sections 2, 4, 5 and 8). The checks' sentences are the specification's. */
export const account = {
  titles: {
    login: "Login/ Sign Up",
    register: "Create account",
    forgot: "Forgot password",
    code: "Verification code",
    changePhone: "Change phone number",
    newPassword: "Set new password",
  },
  /** Below the title of a form: its purpose, or what happens next. */
  leads: {
    login: "Your bookings, addresses and receipts in one place.",
    register: "Saved addresses and contacts, receipts, and every booking in one place.",
    forgot: "We send you a code. With it you set a new password.",
    changePhone: "We send a code to the new number. It takes effect once you have entered the code.",
    newPassword: "It replaces the old one, and every other device is logged out.",
  },
  or: "or",
  newHere: "New here?",
  haveAccount: "Have an account already?",
  backToLogin: "Back to login",
  startAgain: "Back",
  backToCode: "Back to the code",
  cancel: "Cancel",
  loginWith: { facebook: "Log in with Facebook", google: "Log in with Google" },

  /** Before `terms`, which links to their page. */
  agreeing: "By creating an account you agree to our",
  terms: "Terms and Conditions",

  name: "Name",
  email: "Email",
  phone: "Mobile number",
  password: "Password",
  repeatedPassword: "Repeat password",
  newPassword: "New password",
  passwordHint: "8 characters or more, with letters, numbers and one of @$!%*#?&",
  show: "Show",
  hide: "Hide",
  showPassword: "Show password",
  hidePassword: "Hide password",
  passwordOnceMore: "You logged in a while ago: enter your password once more.",
  otherPhone: "Use another phone number",
  login: "Login",
  createAccount: "Create account",
  forgotPassword: "Forgot password?",
  sendCode: "Send code",
  verify: "Verify",
  resendCode: "Send a new code",
  phoneNow: "Your number now:",
  changePhone: "Change phone number",
  save: "Save",
  enterCode: (digits: number) => `Enter the ${digits}-digit Code`,
  codeSentTo: {
    sms: "We have sent a code to your mobile number.",
    email: "We have sent a code to your email address.",
    both: "We have sent a code to your registered email address and another to your phone. Enter one of them.",
  },
  codeSentAgain: "We have sent a new code. Older ones no longer work.",
  resendIn: (wait: string) => `You can ask for a new code in ${wait}.`,
  resendNow: "You can ask for a new code now.",
  triesLeft: triesLeft.en,
  charactersLeft: (count: number) => plural("en", count, { one: "# character left", other: "# characters left" }),
  windowDone: "You can close this window now.",
  waitingForWindow: "Please go on in the window that has opened.",

  /** The sentences for each form's faults. */
  faults: {
    register: {
      "name-missing": "Please enter your name.",
      "email-missing": "Please enter your email address to create an account.",
      "email-invalid": "Please enter a valid email address to create an account.",
      "phone-missing": "Please enter a mobile number.",
      "phone-invalid": "Phone number is invalid",
      "password-missing": "Please enter a password.",
      "passwords-differ": "Oops. The passwords you entered do not match. Please verify.",
      "password-weak":
        "Please enter a stronger password. Must be 8 characters or more with a mix of letters, numbers and symbols.",
      "password-common": "Many people use this password. Please choose another one.",
    },
    login: {
      "email-missing": "Please enter your email address to login.",
      "email-invalid": "Please enter a valid email address to login.",
      "password-missing": "Please enter your password to login.",
    },
    forgot: {
      "email-missing": "Please enter email address",
      "email-invalid": "Please enter a valid email address",
    },
    newPassword: {
      "password-weak": "*Use 8 or more characters with a mix of letters, numbers & symbols",
      "password-common": "Many people use this password. Please choose another one.",
    },
    changePhone: {
      "phone-missing": "Please enter a mobile number.",
      "phone-invalid": "Phone number is invalid",
      "password-missing": "Please enter your password again.",
    },
  },
  codeMissing: (digits: number) => `Please enter the ${digits}-digit verification code.`,
  tooLong: (limit: number) => `Please use at most ${limit} characters.`,
  passwordsDiffer: "Passwords do not match",

  popupBlocked: "Please allow popup",
  codeRefused: {
    wrong: "The verification code you entered is incorrect. Please try again",
    used: "This code was used before. Please ask for a new one.",
    "too-many-tries": "This code was entered wrongly too often. Please ask for a new one.",
    expired: "This code has expired. Please ask for a new one.",
  },
  codeNotSent: "Token Not Generated!!",
  phoneUpdated: "Phone Number Updated Successfully",
  phoneUpdatedNext: "Enter the code that we have sent to it. The number takes effect then.",
  networkError: "Error: Network Error",
  somethingWrong: "Something went wrong",
  requestNumber: (id: string) => `Number for support: ${id}`,

  /** Shown at the foot of the page once it is done. */
  loggedIn: (name: string) => `Welcome, ${name}.`,
  phoneProved: "Your phone number is confirmed.",
  loggedOut: "You are logged out.",
  logoutFailed: "You could not be logged out. Please try again.",
  sessionEnded: "Your login has ended. Please log in again.",

  /** /locationidentify: after a login that began outside the booking (D25). */
  location: {
    title: "Where do you send from?",
    lead: "Prices, times and phone numbers follow the country.",
    heading: "Country",
    countries: { AE: "United Arab Emirates", QA: "Qatar" },
    here: "You are here",
    book: "Book a delivery",
  },
}
