import { parseLocalDate } from "../../calendar/local-date.ts"
import { parseWallTime } from "../wall-time.ts"

export interface BookIssue {
  /** "services.sameDay.pickup[1].orderBy" */
  readonly path: string
  readonly problem: string
}

/** Whether a value is as it should be; what is wrong with it is added to the issues under its path. */
export type Check = (value: unknown, path: string, issues: BookIssue[]) => boolean

export function refuse(issues: BookIssue[], path: string, problem: string): false {
  issues.push({ path, problem })
  return false
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const satisfying =
  (test: (value: unknown) => boolean, problem: string): Check =>
  (value, path, issues) =>
    test(value) || refuse(issues, path, problem)

/** An object with these fields, those that end in "?" optional. Others are refused, so that no rule is silently ignored. */
export function shape(fields: Readonly<Record<string, Check>>): Check {
  const known = new Map(Object.entries(fields).map(([name, check]) => [name.replace("?", ""), { name, check }]))
  return (value, path, issues) => {
    if (!isRecord(value)) return refuse(issues, path, "is not an object")
    let isFine = true
    for (const name of Object.keys(value))
      if (!known.has(name)) isFine = refuse(issues, below(path, name), notAmong("the fields", known.keys()))
    for (const [key, { name, check }] of known)
      if (value[key] !== undefined) isFine = check(value[key], below(path, key), issues) && isFine
      else if (name === key) isFine = refuse(issues, below(path, key), "is missing")
    return isFine
  }
}

/** An object whose keys are names. */
export const named =
  (check: Check, least = 1): Check =>
  (value, path, issues) => {
    if (!isRecord(value)) return refuse(issues, path, "is not an object")
    const entries = Object.entries(value)
    if (entries.length < least) return refuse(issues, path, "is empty")
    return entries
      .map(([key, item]) => name(key, below(path, key), issues) && check(item, below(path, key), issues))
      .every(Boolean)
  }

export const list =
  (check: Check, least = 1): Check =>
  (value, path, issues) => {
    if (!Array.isArray(value)) return refuse(issues, path, "is not a list")
    if (value.length < least) return refuse(issues, path, "is empty")
    return Array.from(value, (item, at) => check(item, `${path}[${at}]`, issues)).every(Boolean)
  }

export const count = (least: number, most: number): Check =>
  satisfying(
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
    `is not a whole number from ${least} to ${most}`,
  )

/** Names become parts of slot keys, which a slash divides. */
export const name: Check = satisfying(
  (value) => typeof value === "string" && value !== "" && value !== "__proto__" && !value.includes("/"),
  "is not named by a text without a slash",
)
export const isDate = (value: unknown): boolean => typeof value === "string" && parseLocalDate(value) !== null

export const text: Check = satisfying((value) => typeof value === "string" && value !== "", "is not a text")
/** A name that somebody wishes for: the empty one is none that there is, and not wrong to ask for. */
export const wished: Check = satisfying((value) => typeof value === "string", "is not a text")
export const called: Check = satisfying((value) => typeof value === "function", "is not a function")
export const flag: Check = satisfying((value) => typeof value === "boolean", "is neither true nor false")
export const time: Check = satisfying((value) => parseWallTime(value) !== null, "is not a time from 00:00 to 24:00")
export const date: Check = satisfying(isDate, "is not a date such as 2026-12-31")
export const weekday: Check = count(1, 7)

/** What is said of a name that is none of those there are: "is not among the book's markets (AE, QA)". Of many, the first. */
export function notAmong(kind: string, known: Iterable<string>): string {
  const names = [...known]
  if (names.length > namesTold) names.splice(namesTold, names.length, "…")
  return `is not among ${kind} (${names.join(", ") || "none"})`
}

const namesTold = 16

export const below = (path: string, field: string): string => (path === "" ? field : `${path}.${field}`)
