/**
 * A backup cannot be made or restored, and what to do about it. Its message is for an operator and holds no password.
 */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused"
}
