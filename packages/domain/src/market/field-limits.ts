/** Section 5: the most characters each typed field holds. The server refuses more; the form stops there. */
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
  /** A street address comes from the address search; the specification gives no limit of its own. */
  address: 200,
} as const

export type LimitedField = keyof typeof fieldLimits
