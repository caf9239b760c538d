/**
 * What an operator asked of the whole database cannot be done, and what to do about it. Its message holds no password.
 */
export class UpkeepRefused extends Error {
  override readonly name = "UpkeepRefused"
}
