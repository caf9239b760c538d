/** Section 5: the most characters of each typed field. The server refuses more; the form stops there. */
export const fieldLimits = {
  building: 95,
  landmark: 145,
  contactName: 95,
  name: 95,
  description: 195,
  email: 45,
  otherKind: 45,
  /** A phone as typed in the details step (sections 5 and 9). */
  phone: 17,
  /** The same in the registration (sections 5 and 9). */
  registrationPhone: 16,
  /** The specification gives no limit: long enough for any passphrase, short enough to be hashed quickly. */
  password: 128,
  /** A street address comes from the address search; the specification gives it no limit. */
  address: 200,
} as const

export type LimitedField = keyof typeof fieldLimits

/**
 * The length of a text as every limit counts it, on the page and on the server: in code points, so that a letter
 * outside the first 65536 counts once, and the count does not depend on the platform's graphemes.
 */
export const textLength = (text: string): number => [...text].length
