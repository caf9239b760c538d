import { countedMinutes } from "../counted-minutes.ts"

/** The product's e-mails and SMS to people about their account. Values come first: nothing here is markup. */
export const letters = {
  code: {
    subject: (product: string) => `${product}: your verification code`,
    text: (code: string, product: string, minutes: number) =>
      `${code} is your ${product} verification code. It is good for ${countedMinutes.en(minutes)}.\n\nNever tell it to anybody: we do not ask for it. If you did not ask for a code, you need not do anything.`,
    sms: (code: string, product: string) => `${code} is your ${product} verification code. Never tell it to anybody.`,
  },
  alreadyRegistered: {
    subject: (product: string) => `${product}: you already have an account`,
    text: (product: string, address: string) =>
      `Somebody, probably you, wanted to create a ${product} account with this email address. You already have one.\n\nLog in at ${address}, or choose 'Forgot password?' there to set a new password. If it was not you, you need not do anything.`,
  },
  noAccount: {
    subject: (product: string) => `${product}: no account has confirmed this email address`,
    text: (product: string, address: string) =>
      `Somebody, probably you, wanted to set a new ${product} password for this email address. There is no account that has confirmed it. If you have confirmed only your phone, your code went there by SMS.\n\nYou may have used another address, or create an account at ${address}. If it was not you, you need not do anything.`,
  },
  passwordChanged: {
    subject: (product: string) => `${product}: your password was changed`,
    text: (product: string, address: string) =>
      `The password of your ${product} account was changed, and every other login has ended.\n\nIf it was not you, choose 'Forgot password?' at ${address} now.`,
    sms: (product: string) =>
      `The password of your ${product} account was changed. If it was not you, choose 'Forgot password?' now.`,
    keysGoOn: (page: string) =>
      `The API keys of your account go on, and programs still book with them. Revoke any that you do not know at ${page}.`,
  },
  liveKeyMade: {
    subject: (product: string) => `${product}: an API key was made`,
    text: (product: string, key: string, mark: string, time: string, page: string) =>
      `An API key was made for your ${product} account on ${time}: '${key}', ${mark}. Programs book with it for your company, also after you log out or change your password.\n\nIf it was not you, revoke it at ${page} and change your password now.`,
  },
  phoneChanged: {
    subject: (product: string) => `${product}: your phone number was changed`,
    text: (product: string, address: string) =>
      `The phone number of your ${product} account was changed, and every other login has ended.\n\nIf it was not you, set a new password at ${address} now.`,
    sms: (product: string) =>
      `The phone number of your ${product} account was changed. If it was not you, set a new password now.`,
  },
  secondFactorOn: {
    subject: (product: string) => `${product}: your second factor is on`,
    text: (product: string) =>
      `Your ${product} login now needs a code of an authenticator app as well, and every other login has ended.\n\nIf it was not you, tell an admin now.`,
  },
  secondFactorOff: {
    subject: (product: string) => `${product}: your second factor is off`,
    text: (product: string, page: string) =>
      `Your ${product} login needs no code of an authenticator app any more: it was turned off or reset. Set it up again at ${page}.\n\nIf you know nothing of it, tell an admin now.`,
  },
  accountErased: {
    subject: (product: string) => `${product}: your account was erased`,
    text: (product: string) =>
      `Your ${product} account was erased with everything in it. Of your bookings we keep what tax law asks for, without your name.`,
    sms: (product: string) => `Your ${product} account was erased with everything in it.`,
  },
  invitation: {
    subject: (product: string) => `${product}: set your password`,
    text: (product: string, address: string, minutes: number) =>
      `You were made a member of the ${product} staff. Set your password within ${countedMinutes.en(minutes)} at\n${address}\n\nAfter that, ask for a new invitation.`,
  },
}
