/** Why the command cannot answer, as a message to the user. */
export class Trouble extends Error {
  override readonly name = "Trouble"
}

/** Throws `Trouble` for a name that this part of a book does not contain. */
export function requireName(kind: string, name: string, all: Readonly<Record<string, unknown>> = {}): void {
  if (!Object.hasOwn(all, name)) throw unknownName(kind, name, "the book", Object.keys(all))
}

/** @example unknownName("market", "SA", "the book", ["AE", "QA"]) // "unknown market SA; the book has AE, QA" */
export const unknownName = (kind: string, name: string, holder: string, known: readonly string[]): Trouble =>
  new Trouble(`unknown ${kind} ${name}; ${holder} has ${known.length > 0 ? known.join(", ") : "none"}`)
