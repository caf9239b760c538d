import type { Account, IdentityKey } from "@mersal/domain/account/account"
import { registerTypes, type SocialProvider, signInTypes } from "@mersal/domain/account/role"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { marketColumn, wholeNumber } from "./columns.ts"

const AccountRow = z.object({
  id: z.string(),
  market: marketColumn,
  name: z.string(),
  role: z.enum(signInTypes),
  email: z.string(),
  is_email_proved: wholeNumber,
  phone: z.nullable(z.string()),
  is_phone_proved: wholeNumber,
  new_phone: z.nullable(z.string()),
  password_hash: z.nullable(z.string()),
  image: z.nullable(z.string()),
  language: z.enum(["en", "ar"]),
  created_at: wholeNumber,
  disabled_at: z.nullable(wholeNumber),
  version: wholeNumber,
})

export function readAccount(row: unknown): Account {
  const read = AccountRow.parse(row)
  return {
    id: read.id,
    market: read.market,
    name: read.name,
    role: read.role,
    contacts: {
      email: read.email,
      isEmailProved: read.is_email_proved === 1,
      phone: read.phone,
      isPhoneProved: read.is_phone_proved === 1,
      newPhone: read.new_phone,
    },
    passwordHash: read.password_hash,
    image: read.image,
    language: read.language,
    createdAt: read.created_at,
    disabledAt: read.disabled_at,
    version: read.version,
  }
}

export const accountRow = ({ contacts, ...account }: Account): RowValues => ({
  id: account.id,
  market: account.market,
  name: account.name,
  role: account.role,
  email: contacts.email,
  is_email_proved: contacts.isEmailProved ? 1 : 0,
  phone: contacts.phone,
  is_phone_proved: contacts.isPhoneProved ? 1 : 0,
  new_phone: contacts.newPhone,
  password_hash: account.passwordHash,
  image: account.image,
  language: account.language,
  created_at: account.createdAt,
  disabled_at: account.disabledAt,
  version: account.version,
})

const providers = registerTypes.filter((type): type is SocialProvider => type !== "normal")
const IdentityRow = z.object({
  provider: z.enum(providers as [SocialProvider, ...SocialProvider[]]),
  subject: z.string(),
})

export const readIdentity = (row: unknown): IdentityKey => IdentityRow.parse(row)
