import type { RuleBook } from "../book.ts"

/**
 * Marks a book of this package as valid and freezes it, so that `compile` neither checks nor copies it in every
 * process. The book needs a test that proves it has no issues.
 */
export function provenBook<const B extends RuleBook>(book: B): B {
  freezeAll(book)
  provenBooks.add(book)
  return book
}

export const provenBooks = new WeakSet<RuleBook>()

function freezeAll(value: unknown): void {
  if (typeof value !== "object" || value === null) return
  Object.freeze(value)
  for (const part of Object.values(value)) freezeAll(part)
}
