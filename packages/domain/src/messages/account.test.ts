import { describe, expect, it } from "vitest"
import { account as arabic } from "./ar/account.ts"
import { account as english } from "./en/account.ts"

const { faults } = english

/** What the specification says and where, beside what we say. */
const specified: readonly (readonly [section: string, sentence: string, said: string])[] = [
  ["2", "Login/ Sign Up", english.titles.login],
  ["2", "My Profile", english.myProfile],
  ["2", "My Account", english.myAccount],
  ["2", "Logout", english.logout],
  ["2", "Log in with Facebook", english.loginWith.facebook],
  ["2", "Log in with Google", english.loginWith.google],
  ["2", "Enter the 4-digit Code", english.enterCode(4)],
  ["5", "Please enter your name.", faults.register["name-missing"]],
  ["5", "Please enter your email address to create an account.", faults.register["email-missing"]],
  ["5", "Please enter a valid email address to create an account.", faults.register["email-invalid"]],
  ["5", "Please enter a mobile number.", faults.register["phone-missing"]],
  ["5", "Please enter a password.", faults.register["password-missing"]],
  ["5", "Oops. The passwords you entered do not match. Please verify.", faults.register["passwords-differ"]],
  ["5", "Passwords do not match", english.passwordsDiffer],
  [
    "5",
    "Please enter a stronger password. Must be 8 characters or more with a mix of letters, numbers and symbols.",
    faults.register["password-weak"],
  ],
  ["5", "Please enter your email address to login.", faults.login["email-missing"]],
  ["5", "Please enter a valid email address to login.", faults.login["email-invalid"]],
  ["5", "Please enter your password to login.", faults.login["password-missing"]],
  ["5", "Please enter email address", faults.forgot["email-missing"]],
  ["5", "Please enter a valid email address", faults.forgot["email-invalid"]],
  ["5", "*Use 8 or more characters with a mix of letters, numbers & symbols", faults.newPassword["password-weak"]],
  ["5", "Please enter the 4-digit verification code.", english.codeMissing(4)],
  ["5", "Please enter a mobile number.", faults.changePhone["phone-missing"]],
  ["8", "Please allow popup", english.popupBlocked],
  ["8", "The verification code you entered is incorrect. Please try again", english.codeRefused.wrong],
  ["8", "Phone Number Updated Successfully", english.phoneUpdated],
  ["8", "Token Not Generated!!", english.codeNotSent],
  ["8", "Error: Network Error", english.networkError],
  ["8", "Something went wrong", english.somethingWrong],
]

describe("the texts of the account popups", () => {
  it.each(specified)("say section %s word for word: %s", (_, sentence, said) => {
    expect(said).toBe(sentence)
  })

  it("follow the length of the code", () => {
    expect(english.enterCode(6)).toBe("Enter the 6-digit Code")
    expect(english.codeMissing(6)).toBe("Please enter the 6-digit verification code.")
    expect(arabic.enterCode(4)).toBe("أدخل الرمز المكوّن من 4 أرقام")
    expect(arabic.codeMissing(4)).toBe("يرجى إدخال رمز التحقق المكوّن من 4 أرقام.")
  })

  it("count in all the Arabic forms", () => {
    expect(new Set([0, 1, 2, 3, 11, 100].map(arabic.tooLong)).size).toBe(6)
    expect(new Set([1, 2, 3, 11, 100].map(arabic.enterCode)).size).toBe(5)
  })
})
