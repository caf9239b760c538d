/** The account popups (sections 2, 4, 5 and 8). The sentences of the checks are the specification's words. */
export const account = {
  titles: {
    login: "Login/ Sign Up",
    register: "Create account",
    forgot: "Forgot password",
    code: "Verification code",
    changePhone: "Change phone number",
    newPassword: "Set new password",
  },
  loginWith: { facebook: "Log in with Facebook", google: "Log in with Google" },

  name: "Name",
  email: "E-mail",
  phone: "Mobile number",
  password: "Password",
  repeatedPassword: "Repeat password",
  newPassword: "New password",
  login: "Login",
  createAccount: "Create account",
  forgotPassword: "Forgot password?",
  sendCode: "Send code",
  verify: "Verify",
  resendCode: "Send a new code",
  changePhone: "Change phone number",
  save: "Save",
  enterCode: (digits: number) => `Enter the ${digits}-digit Code`,
  codeSentTo: {
    sms: "We have sent a code to your mobile number.",
    email: "We have sent a code to your e-mail address.",
    both: "We have sent a code to your registered e-mail address and another to your phone. Enter one of them.",
  },
  codeSentAgain: "We have sent a new code. An older one no longer counts.",

  /** Of each form, what is said of its faults. */
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
  networkError: "Error: Network Error",
  somethingWrong: "Something went wrong",
}
