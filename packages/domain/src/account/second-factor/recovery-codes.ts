// Codes on paper, for whoever has lost the phone with the app: each opens once. Of sixteen letters of Crockford's base 32
// each: 80 random bits.

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

/** How many there are, and the letters of each. */
export const recoveryCodeRules = { codes: 10, letters: 16 } as const

/**
 * The codes made of so many drawn numbers below 32 as they have letters: "7K2M-XQ9T-B3HV-04WZ".
 *
 * @param draw ten times sixteen numbers
 */
export function recoveryCodesOf(draw: readonly number[]): readonly string[] {
  const { codes, letters } = recoveryCodeRules
  return Array.from({ length: codes }, (_, index) =>
    draw
      .slice(index * letters, (index + 1) * letters)
      .map((value) => alphabet[value & 31])
      .join("")
      .replace(/(.{4})(?=.)/g, "$1-"),
  )
}

/**
 * The letters of a code that was typed: case, blanks and hyphens do not count, O is read as 0, I and L as 1. Null where it
 * can be none.
 */
export function plainRecoveryCode(typed: string): string | null {
  const plain = typed.normalize("NFKC").toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1")
  const isOne = plain.length === recoveryCodeRules.letters && [...plain].every((letter) => alphabet.includes(letter))
  return isOne ? plain : null
}

/** What is sealed of a recovery code: with whose it is and the enrolment it belongs to, so that it opens nothing else. */
export const recoveryText = (accountId: string, seed: string, plain: string): string =>
  JSON.stringify(["recovery-code", accountId, seed, plain])
