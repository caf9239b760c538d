/** The database has migrations that this version does not have: a newer one has migrated it. */
export class NewerDatabase extends Error {
  override readonly name = "NewerDatabase"
  readonly unknown: readonly string[]
  /** @param newest the newest migration of this version: the one to go back to */
  constructor(unknown: readonly string[], newest: string) {
    super(
      `A newer version has migrated the database (${unknown.join(", ")}). Start that version, or go back with it first: npm run migrate -- down ${newest}`,
    )
    this.unknown = unknown
  }
}
