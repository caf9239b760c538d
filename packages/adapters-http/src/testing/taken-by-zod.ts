import * as z from "zod/mini"
import type { Endpoint, WireRequest } from "../contract/endpoint.ts"

/** Whether zod takes a request, asked as any application asks it. */
export const isTakenByZod = (
  { request }: Pick<Endpoint<unknown, unknown>, "request">,
  { params, query, headers, body }: { readonly [Part in keyof WireRequest]: unknown },
): boolean => z.safeDecode(request, { params, query, headers, body } as never).success
