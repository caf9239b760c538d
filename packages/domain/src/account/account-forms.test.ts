import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { account as english } from "../messages/en/account.ts"
import { aLogin, aRegistration, aStrongPassword, somePassword } from "../testing/arbitraries-account.ts"
import {
  type AccountChecks,
  type AccountIssue,
  codeIssues,
  forgotIssues,
  loginIssues,
  newPasswordIssues,
  phoneIssues,
  type RegistrationForm,
  registrationIssues,
} from "./account-forms.ts"
import { parsePhone } from "./phone/phone.ts"
import { parseWorldwidePhone } from "./phone/phone-worldwide.ts"
import { isCommonPassword } from "./sign-in/common-passwords.ts"

const checks: AccountChecks = { market: "AE", readPhone: parsePhone, isCommonPassword }
const right: RegistrationForm = {
  name: "Amna",
  email: "amna@example.com",
  phone: "050 123 4567",
  password: "kestrel7!",
  repeatedPassword: "kestrel7!",
}
const long = "a".repeat(200)

/** What a page says of a form's faults. */
const spoken = (form: keyof typeof english.faults, issues: readonly AccountIssue[]): readonly string[] =>
  issues.map(({ kind }) => {
    const sentences: Readonly<Record<string, string>> = english.faults[form]
    return kind === "too-long" ? "too long" : (sentences[kind] ?? `no sentence for ${kind}`)
  })

/** What can be wrong at each field, with the sentences of section 5. */
const emails = [
  ["amna@example.com", null],
  [" ", "missing"],
  ["amna@", "invalid"],
  [`${"a".repeat(40)}@mail.example.com`, "too long"],
] as const
const registrationFaults = {
  name: [
    ["Amna", null],
    [" ", "Please enter your name."],
    [long, "too long"],
  ],
  phone: [
    ["050 123 4567", null],
    ["", "Please enter a mobile number."],
    ["12345", "Phone number is invalid"],
  ],
  password: [
    ["kestrel7!", null],
    ["", "Please enter a password."],
    [
      "kestrel",
      "Please enter a stronger password. Must be 8 characters or more with a mix of letters, numbers and symbols.",
    ],
    ["Password1!", "Many people use this password. Please choose another one."],
    [`${long}1!`, "too long"],
  ],
} as const
const registrationEmail = {
  missing: "Please enter your email address to create an account.",
  invalid: "Please enter a valid email address to create an account.",
  "too long": "too long",
}
const differ = "Oops. The passwords you entered do not match. Please verify."

describe("the registration form", () => {
  it("returns its faults in the order of its fields for each of the 360 subsets of faults a form can have", () => {
    let tried = 0
    for (const [name, nameFault] of registrationFaults.name)
      for (const [email, emailFault] of emails)
        for (const [phone, phoneFault] of registrationFaults.phone)
          for (const [password, passwordFault] of registrationFaults.password)
            for (const isRepeated of [true, false]) {
              const repeatedPassword = isRepeated ? password : `${password}x`
              const expected = [
                nameFault,
                emailFault && registrationEmail[emailFault],
                phoneFault,
                password === "" ? passwordFault : null,
                password === "" ? null : passwordFault,
                password !== "" && !isRepeated ? differ : null,
              ]
              const issues = registrationIssues({ name, email, phone, password, repeatedPassword }, checks)
              expect(spoken("register", issues)).toEqual(expected.filter((sentence) => sentence !== null))
              tried += 1
            }
    expect(tried).toBe(360)
  })

  it("finds nothing wrong with what is right, in either market", () => {
    fc.assert(
      fc.property(aRegistration, fc.constantFrom("AE" as const, "QA" as const), (form, market) => {
        expect(registrationIssues(form, { ...checks, market })).toEqual([])
      }),
    )
  })

  it("names the field of each fault", () => {
    const empty = { name: "", email: "", phone: "", password: "", repeatedPassword: "" }
    expect(registrationIssues(empty, checks).map(({ field }) => field)).toEqual(["name", "email", "phone", "password"])
    const weak = { ...right, password: "kestrel", repeatedPassword: "" }
    expect(registrationIssues(weak, checks).map(({ field }) => field)).toEqual(["password", "repeatedPassword"])
  })

  it("takes a phone of any country: what a browser cannot tell is the server's to refuse", () => {
    const abroad = (phone: string, readPhone = parsePhone) =>
      registrationIssues({ ...right, phone }, { ...checks, readPhone })
    expect(abroad("+49 30 901820")).toEqual([])
    expect(abroad("+49 30 901820", parseWorldwidePhone)).toEqual([])
    expect(abroad("+49 1", parseWorldwidePhone)).toEqual([{ field: "phone", kind: "phone-invalid" }])
    expect(abroad("055 1234", parseWorldwidePhone)).toHaveLength(1)
  })

  it("counts a name without the blanks around it, up to 95, an e-mail up to 45 and a password up to 128", () => {
    const of = (patch: Partial<RegistrationForm>) => registrationIssues({ ...right, ...patch }, checks)
    expect(of({ name: ` ${"ب".repeat(95)} ` })).toEqual([])
    expect(of({ name: "ب".repeat(96) })).toEqual([{ field: "name", kind: "too-long" }])
    expect(of({ email: ` ${"a".repeat(33)}@example.com ` })).toEqual([])
    expect(of({ email: `${"a".repeat(34)}@example.com` })).toEqual([{ field: "email", kind: "too-long" }])
    const ofLength = (length: number) => "x".repeat(length - 2).concat("1!")
    const both = (password: string) => of({ password, repeatedPassword: password })
    expect(both(ofLength(128))).toEqual([])
    expect(both(ofLength(129))).toEqual([{ field: "password", kind: "too-long" }])
  })
})

describe("the login form", () => {
  const sentences = {
    missing: "Please enter your email address to login.",
    invalid: "Please enter a valid email address to login.",
    "too long": "too long",
  }
  const passwords = [
    ["x", null],
    ["", "Please enter your password to login."],
    [long, "too long"],
  ] as const

  it("returns its faults in the specification's order for each of the 12 subsets of faults a form can have", () => {
    let tried = 0
    for (const [email, emailFault] of emails)
      for (const [password, passwordFault] of passwords) {
        const expected = [emailFault && sentences[emailFault], passwordFault]
        expect(spoken("login", loginIssues({ email, password }))).toEqual(expected.filter((said) => said !== null))
        tried += 1
      }
    expect(tried).toBe(12)
  })

  it("names the field of each fault", () => {
    const fieldsOf = (email: string, password: string) => loginIssues({ email, password }).map(({ field }) => field)
    expect(fieldsOf("", "")).toEqual(["email", "password"])
    expect(fieldsOf("amna@", long)).toEqual(["email", "password"])
    expect(fieldsOf(long, "x")).toEqual(["email"])
  })

  it("asks of a password only that there is one", () => {
    fc.assert(
      fc.property(aLogin, (form) => {
        expect(loginIssues({ ...form, password: " " })).toEqual([])
      }),
    )
  })
})

describe("the forgot password form", () => {
  it("says 'Please enter email address' or 'Please enter a valid email address'", () => {
    const sentences = {
      missing: "Please enter email address",
      invalid: "Please enter a valid email address",
      "too long": "too long",
    }
    for (const [email, fault] of emails)
      expect(spoken("forgot", forgotIssues({ email }))).toEqual(fault ? [sentences[fault]] : [])
  })
})

describe("the new password form", () => {
  it("says '*Use 8 or more characters with a mix of letters, numbers & symbols' of a weak or empty one", () => {
    const weak = ["*Use 8 or more characters with a mix of letters, numbers & symbols"]
    expect(spoken("newPassword", newPasswordIssues("", checks))).toEqual(weak)
    expect(spoken("newPassword", newPasswordIssues("kestrel7", checks))).toEqual(weak)
    expect(spoken("newPassword", newPasswordIssues(long, checks))).toEqual(["too long"])
    expect(spoken("newPassword", newPasswordIssues("Dubai@2026", checks))).toEqual([
      english.faults.newPassword["password-common"],
    ])
  })

  it("finds nothing wrong with a strong one, and never more than one fault", () => {
    fc.assert(
      fc.property(aStrongPassword, (password) => {
        expect(newPasswordIssues(password, checks)).toEqual([])
      }),
    )
    fc.assert(
      fc.property(somePassword, (password) => {
        expect(newPasswordIssues(password, checks).length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe("the code form", () => {
  it("says 'Please enter the 4-digit verification code.' until there are 4 digits", () => {
    expect(english.codeMissing(4)).toBe("Please enter the 4-digit verification code.")
    for (const code of ["", "123"]) expect(codeIssues(code, 4)).toEqual([{ field: "code", kind: "code-missing" }])
    expect(codeIssues("1234", 4)).toEqual([])
  })
})

describe("the form that changes the phone", () => {
  it("says 'Please enter a mobile number.' of an empty one, and of none that it is invalid", () => {
    expect(spoken("changePhone", phoneIssues(" ", checks))).toEqual(["Please enter a mobile number."])
    expect(spoken("changePhone", phoneIssues("12345", checks))).toEqual(["Phone number is invalid"])
    expect(phoneIssues("055 765 4321", checks)).toEqual([])
    expect(phoneIssues("055 765 4321", { ...checks, market: "QA" })).toEqual([
      { field: "phone", kind: "phone-invalid" },
    ])
  })
})
