/** The token of a message's link to a new password, from the address's fragment; null if there is none. */
export const setPasswordToken = (fragment: string): string | null =>
  /^#?set-password=([\w-]+)$/.exec(fragment)?.[1] ?? null
