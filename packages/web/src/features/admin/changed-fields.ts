/** A field that an edit changed, in words for staff. */
export interface ChangedField {
  readonly path: string
  readonly before: string
  readonly after: string
}

/** The differences between two values of one kind, field by field; "–" stands for an empty value. */
export function changedFields(before: unknown, after: unknown, path = ""): readonly ChangedField[] {
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changedFields(before[name], after[name], path === "" ? name : `${path}.${name}`),
    )
  const [was, is] = [said(before), said(after)]
  return was === is ? [] : [{ path, before: was, after: is }]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const longest = 120

function said(value: unknown): string {
  if (value === undefined || value === null) return "–"
  const text = typeof value === "string" ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
