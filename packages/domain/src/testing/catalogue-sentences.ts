/** A number as a text, which also passes as a list with one entry. */
class Sample extends String {
  join(): string {
    return this.toString()
  }
}

/** No sentence contains one of them by itself. */
const samples = ["23", "47", "89", "61", "58"].map((written) => new Sample(written))

/**
 * Every sentence of a dictionary by its path, such as `faults.login.email-missing`. A sentence with values is called
 * with 23, 47, 89, 61 and 58, in this order.
 */
export function sentencesOf(dictionary: object, path = ""): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(dictionary).flatMap(([key, value]: [string, unknown]): (readonly [string, string])[] => {
      const here = path === "" ? key : `${path}.${key}`
      if (typeof value === "string") return [[here, value]]
      if (typeof value === "function") return [[here, value(...samples.slice(0, value.length))]]
      return [...sentencesOf(value as object, here)]
    }),
  )
}
