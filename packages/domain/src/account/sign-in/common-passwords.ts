import type { CommonPasswordCheck } from "./password.ts"

/**
 * The words behind the most common passwords: what is left of "Password1!", "P@ssw0rd2024#" and "Dubai@123" without
 * capitals, digits and symbols. Our own list, for the two markets. A word has at least four letters, because a shorter
 * one may be part of any good password.
 */
const words = `
  password passwort passw pass secret login access admin administrator root user guest test tester testing demo
  default welcome hello changeme letmein trustno master super superman batman spiderman ironman pokemon naruto starwars
  matrix ninja dragon tiger monkey lion eagle falcon horse shadow sunshine princess prince queen king angel devil flower
  butterfly rainbow summer winter spring autumn october november december january february march april june july august
  september monday sunday friday love lovely iloveyou loveyou loveme forever family mother father baby babygirl sweet
  honey chocolate cookie cheese pepper ginger coffee banana orange apple computer internet google facebook instagram
  whatsapp youtube microsoft windows samsung iphone android football soccer cricket baseball basketball hockey liverpool
  chelsea arsenal barcelona madrid realmadrid manchester ronaldo messi michael jordan daniel jessica jennifer ashley
  michelle nicole charlie thomas robert andrew joshua matthew anthony george hunter ranger killer freedom whatever
  nothing money dollar dirham hello hellothere qwer qwert qwerty qwertyui qwertyuiop qwaszx qazwsx qazwsxedc asdf asdfg
  asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm abcd abcde abcdef abcdefg aabb aaaa aaaaa xxxx zzzz
  dubai abudhabi sharjah ajman fujairah alain emirates emirate etihad burjkhalifa khalifa qatar doha lusail alrayyan
  arabia pakistan karachi lahore india mumbai delhi kerala philippines manila egypt cairo jordan lebanon beirut
  allah bismillah alhamdulillah mashallah inshallah habibi mohammed mohamed muhammad mohammad ahmed ahmad fatima fatma
  maryam aisha abdullah khalid rashid sultan hamdan zayed yousef omar hassan hussain salman courier delivery mersal
`
  .trim()
  .split(/\s+/)

/** Common passwords that meet the strength rule and contain no word, in lower case. */
const patterns = `
  1qaz@wsx 1qaz!qaz 1q2w3e4r! !qaz1qaz zaq1@wsx zaq!2wsx q1w2e3r4! abc123!@# abc@1234 abc@12345 abc@123456
  abc1234! abc12345! abc123456! a1234567! a12345678! a123456@ a123456! a1234567@ aa123456! aa123456@ aa@123456
  aa12345! aa1234567! aa12345678! a@123456 a@1234567 a!123456 123456a! 123456a@ 1234567a! 12345678a! 12345aa! 1234567aa!
  123456aa! asd123!@# asd@1234 asd@12345 qwe123!@# qwe@1234 qwe@12345 qwe12345! 123qwe!@# 123qwe!! 1234qwe! !@#123qwe
  123abc!@# !@#123abc 1234abc! 123asd!@# zxc123!@# zxc@1234 a1b2c3d4! a1b2c3d4@ 1a2b3c4d! 1a2s3d4f! uae@1234
  uae@2020 uae@1971 uae@12345 qat@1234 qwe!@#123 qwe123!@ abc123!! aaa111!! aaa123!! abc!@#123 xyz@1234 a1!a1!a1!
  pe#5gz29ptzmse fu7u4a#$$$ john!20130605at1753 derp12!@ film@123 fxzz75$yer chivas#1 #1stunna aug!272010 jarox1301!
`
  .trim()
  .split(/\s+/)

export const commonWords: ReadonlySet<string> = new Set(words)
export const commonPatterns: ReadonlySet<string> = new Set(patterns)

/** Symbols and digits that people write instead of letters. */
const letterOf: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  "5": "s",
  $: "s",
  "7": "t",
}

/**
 * The word that a password is made of: in lower case, with digits and symbols removed, except those inside it that
 * stand for letters.
 *
 * @example commonForm("P@ssw0rd2024!") // "password"
 */
export function commonForm(password: string): string {
  const core = password.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")
  return core.replace(/[@431!05$7]/g, (sign) => letterOf[sign] ?? sign).replace(/[^\p{L}]/gu, "")
}

/** D27: never a common password, however it is varied with capitals, digits and symbols. */
export const isCommonPassword: CommonPasswordCheck = (password) =>
  commonPatterns.has(password.toLowerCase()) || commonWords.has(commonForm(password))
