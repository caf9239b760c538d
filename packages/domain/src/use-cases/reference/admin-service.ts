import type { AdminService } from "../../ports/driving/admin-service.ts"
import type { Caller } from "../caller.ts"
import type { RunFor } from "../run-for.ts"
import { editReference } from "./edit-reference.ts"
import { listChanges } from "./list-changes.ts"
import { listReferences } from "./list-references.ts"
import { previewRules, readRulesInForce } from "./preview-rules.ts"
import { previewTariff } from "./preview-tariff.ts"

/** The port of admins, for one caller. No edit is interrupted when its caller leaves. */
export const adminService = (
  run: RunFor<
    | typeof listReferences
    | typeof editReference
    | typeof previewTariff
    | typeof previewRules
    | typeof readRulesInForce
    | typeof listChanges
  >,
  caller: Caller,
): AdminService => ({
  list: ({ kind, market }, options) => run(listReferences(kind, market), options),
  create: ({ kind, value }) => run(editReference(kind, { action: "create", value }, caller) as never),
  edit: ({ kind, ...edit }) => run(editReference(kind, { action: "edit", ...edit }, caller) as never),
  end: ({ kind, market, id, version }) =>
    run(editReference(kind, { action: "end", market, id, version }, caller) as never),
  previewTariff: ({ tariff }, options) => run(previewTariff(tariff), options),
  previewRules: ({ rules }, options) => run(previewRules(rules), options),
  rulesInForce: ({ market }, options) => run(readRulesInForce(market), options),
  changes: (request, options) => run(listChanges(request), options),
})
