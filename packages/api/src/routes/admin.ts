import type { adminTable, KindRows } from "@mersal/adapters-http/contract/table/admin"
import type { ReferenceKind } from "@mersal/domain/reference/reference-entry"
import type { Routes, Serve } from "../http/mount.ts"

/** The same four methods of the port for every kind, which the request names. */
const routesOf = <Kind extends ReferenceKind>(kind: Kind) => {
  const list: Serve<never, unknown> = ({ admin }, request, options) => admin.list(request, options)
  const create: Serve<never, unknown> = ({ admin }, request, options) => admin.create(request, options)
  const edit: Serve<never, unknown> = ({ admin }, request, options) => admin.edit(request, options)
  const end: Serve<never, unknown> = ({ admin }, request, options) => admin.end(request, options)
  return {
    [`list-${kind}`]: list,
    [`create-${kind}`]: create,
    [`edit-${kind}`]: edit,
    [`end-${kind}`]: end,
  } as unknown as Routes<KindRows<Kind>>
}

export const adminRoutes: Routes<typeof adminTable> = {
  ...routesOf("tariffs"),
  ...routesOf("tax-rates"),
  ...routesOf("areas"),
  ...routesOf("promos"),
  ...routesOf("closures"),
  ...routesOf("banners"),
  ...routesOf("international-rates"),
  ...routesOf("capacities"),
  ...routesOf("rules"),
  previewRules: ({ admin }, request, options) => admin.previewRules(request, options),
  rulesInForce: ({ admin }, request, options) => admin.rulesInForce(request, options),
  previewTariff: ({ admin }, request, options) => admin.previewTariff(request, options),
  listChanges: ({ admin }, request, options) => admin.changes(request, options),
}
