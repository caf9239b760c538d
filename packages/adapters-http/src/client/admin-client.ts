import type { AdminService } from "@mersal/domain/ports/driving/admin-service"
import { adminEndpoints, listChanges, previewTariff } from "../contract/endpoints/admin.ts"
import { previewRules, rulesInForce } from "../contract/endpoints/rules.ts"
import { adminRefusals } from "../contract/refusals/admin.ts"
import { type Connection, call } from "./call.ts"

export const adminClient = (connection: Connection): AdminService => ({
  list: (request, options) => call(connection, adminEndpoints[request.kind].list, {}, request, options),
  create: (request, options) => call(connection, adminEndpoints[request.kind].create, adminRefusals, request, options),
  edit: (request, options) => call(connection, adminEndpoints[request.kind].edit, adminRefusals, request, options),
  end: (request, options) => call(connection, adminEndpoints[request.kind].end, adminRefusals, request, options),
  previewRules: (request, options) => call(connection, previewRules, adminRefusals, request, options),
  rulesInForce: (request, options) => call(connection, rulesInForce, {}, request, options),
  previewTariff: (request, options) => call(connection, previewTariff, adminRefusals, request, options),
  changes: (request, options) => call(connection, listChanges, {}, request, options),
})
