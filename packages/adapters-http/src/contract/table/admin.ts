import type {
  CreateRequest,
  EditRequest,
  EndRequest,
  ReferenceListRequest,
} from "@mersal/domain/ports/driving/admin-service"
import type { ReferenceEntry, ReferenceKind } from "@mersal/domain/reference/reference-entry"
import { type EndpointRow, row } from "../endpoint-row.ts"
import { adminEndpoints, listChanges, previewTariff } from "../endpoints/admin.ts"
import { previewRules, rulesInForce } from "../endpoints/rules.ts"

/** The rows of one kind, by "list-tariffs" and the like. */
export type KindRows<Kind extends ReferenceKind> = {
  readonly [Name in `list-${Kind}`]: EndpointRow<ReferenceListRequest<Kind>, readonly ReferenceEntry<Kind>[]>
} & { readonly [Name in `create-${Kind}`]: EndpointRow<CreateRequest<Kind>, ReferenceEntry<Kind>> } & {
  readonly [Name in `edit-${Kind}`]: EndpointRow<EditRequest<Kind>, ReferenceEntry<Kind>>
} & { readonly [Name in `end-${Kind}`]: EndpointRow<EndRequest<Kind>, ReferenceEntry<Kind>> }

const access = "edit-reference-data"

/** @param what in words: "price list" */
function rowsOf<Kind extends ReferenceKind>(kind: Kind, what: string): KindRows<Kind> {
  const { list, create, edit, end } = adminEndpoints[kind]
  return {
    [`list-${kind}`]: row({ endpoint: list, summary: `Every ${what} of a market, ended ones too.`, access }),
    [`create-${kind}`]: row({
      endpoint: create,
      refusals: ["InvalidReference", "ReferenceTaken"],
      summary: `Adds a ${what}.`,
      access,
    }),
    [`edit-${kind}`]: row({
      endpoint: edit,
      refusals: ["InvalidReference", "ReferenceNotFound", "ReferenceChanged"],
      summary: `Edits a ${what} that still has the version that was read, or brings an ended one back.`,
      access,
    }),
    [`end-${kind}`]: row({
      endpoint: end,
      refusals: ["InvalidReference", "ReferenceNotFound", "ReferenceChanged"],
      summary: `Ends a ${what} that still has the version that was read. It stays in the list and in the log.`,
      access,
    }),
  } as unknown as KindRows<Kind>
}

export const adminTable = {
  ...rowsOf("tariffs", "price list"),
  ...rowsOf("tax-rates", "tax rate"),
  ...rowsOf("areas", "service area"),
  ...rowsOf("promos", "promo"),
  ...rowsOf("closures", "closure"),
  ...rowsOf("banners", "banner"),
  ...rowsOf("international-rates", "list of prices abroad"),
  ...rowsOf("capacities", "capacity of a window"),
  ...rowsOf("rules", "row of rules"),
  previewRules: row({
    endpoint: previewRules,
    refusals: ["InvalidReference"],
    summary:
      "What rules would change, and which bookings they would refuse. Nothing is changed, and nothing is kept of it.",
    access,
  }),
  rulesInForce: row({
    endpoint: rulesInForce,
    summary: "By what a market reads the rule book now, and the readings that the server is set to.",
    access,
  }),
  previewTariff: row({
    endpoint: previewTariff,
    refusals: ["InvalidReference"],
    summary: "What a price list would have charged for the last 200 bookings of its market. Nothing is kept of it.",
    access,
  }),
  listChanges: row({
    endpoint: listChanges,
    summary: "The log of changes: who changed what, when, from what to what.",
    access: "view-change-log",
  }),
}
