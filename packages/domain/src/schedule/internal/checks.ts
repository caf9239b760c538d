import { parseLocalDate } from "../../calendar/local-date.ts"
import { wallTimeForm } from "../wall-time.ts"

export interface BookIssue {
  /** "services.sameDay.pickup[1].orderBy" */
  readonly path: string
  readonly problem: string
}

/** Records or throws a problem. Returns false, so that a check can end with it. */
export type Tell = (path: string, problem: string, value: unknown) => false

/** Whether a value is valid; problems are reported under `path`. */
export type Check = (value: unknown, path: string, tell: Tell) => boolean

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const satisfying =
  (test: (value: unknown) => boolean, problem: string): Check =>
  (value, path, tell) =>
    test(value) || tell(path, problem, value)

/** A rule between the parts of a value, tried when each part is valid. It reports a part: ".end", "[1].id". */
export const ruled =
  <Value>(check: Check, rule: (value: Value, tell: (part: string, problem: string) => false) => boolean): Check =>
  (value, path, tell) =>
    check(value, path, tell) && rule(value as Value, (part, problem) => tell(path + part, problem, value))

/** Checks every part, so that all problems are reported and not only the first. */
function areFine<Part>(parts: readonly Part[], isFine: (part: Part, at: number) => boolean): boolean {
  return !parts.map(isFine).includes(false)
}

export const list =
  (check: Check, least = 1): Check =>
  (value, path, tell) => {
    if (!Array.isArray(value)) return tell(path, "is not a list", value)
    if (value.length < least) return tell(path, "is empty", value)
    return areFine(Array.from(value), (item, at) => check(item, `${path}[${at}]`, tell))
  }

/** An object whose keys are valid names. */
export const named =
  (check: Check, least = 1): Check =>
  (value, path, tell) => {
    if (!isRecord(value)) return tell(path, "is not an object", value)
    const names = Object.keys(value)
    if (names.length < least) return tell(path, "is empty", value)
    return areFine(names, (key) => name(key, below(path, key), tell) && check(value[key], below(path, key), tell))
  }

/** An object with `needed` and `optional` fields. Other fields are refused, so that no rule is silently ignored. */
export function shape(needed: Checks, optional: Checks = {}): Check {
  const known = { ...needed, ...optional }
  return (value, path, tell) => {
    if (!isRecord(value)) return tell(path, "is not an object", value)
    const names = new Set([...Object.keys(known), ...Object.keys(value)])
    return areFine([...names], (name) => {
      const unknown = notAmong("the fields", known, name)
      const item = value[name]
      const at = below(path, name)
      if (unknown) return tell(at, unknown, item)
      if (item === undefined) return name in optional || tell(at, "is missing", item)
      return (known[name] as Check)(item, at, tell)
    })
  }
}

type Checks = Readonly<Record<string, Check>>

export const count = (least: number, most: number): Check =>
  satisfying(
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
    `is not a whole number from ${least} to ${most}`,
  )

/** A text that matches the form. */
export const like = (form: RegExp, problem: string): Check =>
  satisfying((value) => typeof value === "string" && form.test(value), problem)

/** Names become parts of slot keys, which are separated by slashes. */
export const name: Check = like(/^(?!__proto__$)[^/]+$/, "is not named by a text without a slash")
export const text: Check = like(/./s, "is not a text")
/** A name that somebody asks for. The empty name exists nowhere, but asking for it is no error. */
export const wished: Check = like(/^/, "is not a text")
export const called: Check = satisfying((value) => typeof value === "function", "is not a function")
export const flag: Check = satisfying((value) => typeof value === "boolean", "is neither true nor false")
export const time: Check = like(wallTimeForm, "is not a time from 00:00 to 24:00")
export const isDate = (value: unknown): value is string => typeof value === "string" && parseLocalDate(value) !== null
export const date: Check = satisfying(isDate, "is not a date such as 2026-12-31")
export const weekday: Check = count(1, 7)

/**
 * The problem with an unknown name: "is not among the book's markets (AE, QA)". A long list is cut off. Undefined when
 * the name is known.
 */
export function notAmong(kind: string, known: object, name: unknown): string | undefined {
  if (typeof name === "string" && Object.hasOwn(known, name)) return undefined
  const names = Object.keys(known)
  if (names.length > namesTold) names.splice(namesTold, names.length, "…")
  return `is not among ${kind} (${names.join(", ") || "none"})`
}

const namesTold = 16

export const below = (path: string, field: string): string => (path === "" ? field : `${path}.${field}`)
