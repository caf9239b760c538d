import { type ReferenceEntry, type ReferenceKind, referenceKinds } from "@mersal/domain/reference/reference-entry"
import {
  InvalidReference,
  ReferenceChanged,
  ReferenceNotFound,
  ReferenceTaken,
} from "@mersal/domain/reference/reference-errors"
import type { ReferenceIssue, ReferenceProblem } from "@mersal/domain/reference/reference-issue"
import * as z from "zod/mini"
import type { WireError } from "../error-envelope.ts"
import { wireReferenceEntry } from "../wire-reference.ts"
import { bareRefusal, made, type RefusalCodecs, refusalWithData } from "./refusal-codec.ts"

/** The refusals of admin calls. */
export type AdminRefusal = InvalidReference | ReferenceTaken | ReferenceNotFound | ReferenceChanged

const issueCode = "reference-invalid-"
const inValue = "value."

const WireDetail = z.object({ detail: z.string() })
const WireChanged = z.object({ kind: z.enum(referenceKinds), entry: z.unknown() })

export const adminRefusals: RefusalCodecs<AdminRefusal> = {
  InvalidReference: {
    encode: ({ issues }) =>
      issues.map(({ field, problem, detail }) => ({
        code: `${issueCode}${problem}`,
        field: `${inValue}${field}`,
        ...(detail !== "" && { data: { detail } }),
      })),
    decode: (errors) =>
      errors.every(({ code }) => code.startsWith(issueCode))
        ? new InvalidReference({ issues: errors.map(issueOf) })
        : null,
  },
  ReferenceTaken: refusalWithData("reference-taken", z.object({ id: z.string() }), ReferenceTaken, "value"),
  ReferenceNotFound: bareRefusal("reference-not-found", ReferenceNotFound, "id"),
  ReferenceChanged: {
    encode: ({ kind, entry }) => [
      {
        code: "reference-changed",
        field: "version",
        data: { kind, entry: z.encode(wireReferenceEntry(kind), entry as ReferenceEntry<ReferenceKind>) },
      },
    ],
    decode: ([{ code, data }]) => (code === "reference-changed" ? (made(WireChanged, data, changed) ?? null) : null),
  },
}

const issueOf = ({ code, field = "", data }: WireError): ReferenceIssue => ({
  problem: code.slice(issueCode.length) as ReferenceProblem,
  field: field.slice(inValue.length),
  detail: made(WireDetail, data, ({ detail }) => detail) ?? "",
})

function changed({ kind, entry }: z.output<typeof WireChanged>): ReferenceChanged | null {
  const read = z.safeDecode(wireReferenceEntry(kind), entry as never)
  return read.success ? new ReferenceChanged({ kind, entry: read.data }) : null
}
