import { parseWallTime } from "../wall-time.ts"

export interface BookIssue {
  /** "services.sameDay.pickup[1].orderBy" */
  readonly path: string
  readonly problem: string
}

/** A value somewhere in what may be a rule book. What is wrong with it is added to `issues` under its path. */
export class BookReader {
  readonly value: unknown
  readonly #issues: BookIssue[]
  readonly #path: string
  readonly #fields: Readonly<Record<string, unknown>> | null

  constructor(issues: BookIssue[], path: string, value: unknown) {
    this.value = value
    this.#issues = issues
    this.#path = path
    this.#fields = typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null
  }

  refuse(problem: string): null {
    this.#issues.push({ path: this.#path, problem })
    return null
  }

  at(field: string): BookReader {
    const path = this.#path === "" ? field : `${this.#path}.${field}`
    return new BookReader(this.#issues, path, this.#fields?.[field])
  }

  has(field: string): boolean {
    return this.#fields !== null && field in this.#fields
  }

  /** Whether all required fields are there to be read. Unknown ones are refused, so that no rule is silently ignored. */
  hasFields(required: readonly string[], optional: readonly string[] = []): boolean {
    if (this.#fields === null) return this.refuse("is not an object") !== null
    for (const field of Object.keys(this.#fields))
      if (!required.includes(field) && !optional.includes(field)) this.at(field).refuse("is not known to this version")
    const missing = required.filter((field) => this.#fields?.[field] === undefined)
    for (const field of missing) this.at(field).refuse("is missing")
    return missing.length === 0
  }

  /** The values of an object whose keys are names. */
  entries(): readonly BookReader[] {
    const names = Object.keys(this.#fields ?? {})
    if (names.length === 0) this.refuse("is not an object with at least one entry")
    for (const name of names) if (!isName(name)) this.at(name).refuse(notAName)
    return names.map((name) => this.at(name))
  }

  items(): readonly BookReader[] {
    const items: readonly unknown[] = Array.isArray(this.value) ? this.value : []
    if (items.length === 0) this.refuse("is not a list with at least one entry")
    return items.map((item, index) => new BookReader(this.#issues, `${this.#path}[${index}]`, item))
  }

  satisfies(test: (value: unknown) => boolean, problem: string): void {
    if (!test(this.value)) this.refuse(problem)
  }

  text(): void {
    this.satisfies((value) => typeof value === "string" && value !== "", "is not a text")
  }

  /** Names become parts of slot keys, which a slash divides. */
  name(): void {
    this.satisfies(isName, notAName)
  }

  count(least: number, most: number): number | null {
    const { value } = this
    if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value
    return this.refuse(`is not a whole number from ${least} to ${most}`)
  }

  time(): number | null {
    return parseWallTime(this.value) ?? this.refuse("is not a time from 00:00 to 24:00")
  }
}

const isName = (value: unknown): boolean => typeof value === "string" && value !== "" && !value.includes("/")
const notAName = "is not named by a text without a slash"
