import type { pushTable } from "@mersal/adapters-http/contract/table/push"
import type { Routes } from "../http/mount.ts"

export const pushRoutes: Routes<typeof pushTable> = {
  pushKey: ({ push }, request, options) => push.publicKey(request, options),
  subscribePush: ({ push }, request, options) => push.subscribe(request, options),
  unsubscribePush: ({ push }, request, options) => push.unsubscribe(request, options),
}
