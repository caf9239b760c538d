import { InvalidLeadForm, LeadChanged, LeadNotFound, LeadUnanswered } from "@mersal/domain/leads/lead-errors"
import { type LeadIssue, leadProblems } from "@mersal/domain/leads/lead-form-gaps"
import { InternationalRefused } from "@mersal/domain/pricing/international-errors"
import * as z from "zod/mini"
import { wireLeadCase } from "../wire-lead.ts"
import { bareRefusal, type RefusalCodecs, refusalWithData } from "./refusal-codec.ts"

/** The refusals of lead calls, by customers and by staff. */
export type LeadRefusal = InvalidLeadForm | LeadNotFound | LeadChanged | LeadUnanswered | InternationalRefused

const issueCode = "lead-"
const issueCodes = new Map(leadProblems.map((problem) => [`${issueCode}${problem}`, problem]))

export const leadRefusals: RefusalCodecs<LeadRefusal> = {
  InvalidLeadForm: {
    encode: ({ issues }) => issues.map(({ field, problem }) => ({ code: `${issueCode}${problem}`, field })),
    decode: (errors) => {
      const issues = errors.flatMap(({ code, field }) => {
        const problem = issueCodes.get(code)
        return problem ? [{ field: field as LeadIssue["field"], problem }] : []
      })
      return issues.length === errors.length ? new InvalidLeadForm({ issues }) : null
    },
  },
  LeadNotFound: bareRefusal("lead-not-found", LeadNotFound, "id"),
  LeadChanged: refusalWithData("lead-changed", z.object({ lead: wireLeadCase }) as never, LeadChanged, "version"),
  LeadUnanswered: bareRefusal("lead-unanswered", LeadUnanswered, "answer"),
  InternationalRefused: {
    encode: ({ refusal }) => [
      refusal.kind === "too-heavy"
        ? { code: "international-too-heavy", field: "weight", data: { maximumKg: refusal.maximumKg } }
        : { code: "international-not-served", field: "to" },
    ],
    decode([{ code, data }]) {
      if (code === "international-not-served") return new InternationalRefused({ refusal: { kind: "not-served" } })
      const read = z.safeParse(z.object({ maximumKg: z.number() }), data)
      return code === "international-too-heavy" && read.success
        ? new InternationalRefused({ refusal: { kind: "too-heavy", maximumKg: read.data.maximumKg } })
        : null
    },
  },
}
