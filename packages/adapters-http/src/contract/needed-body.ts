import * as z from "zod/mini"
import type { Endpoint } from "./endpoint.ts"

/**
 * Whether a call has to bring a body, by its schema: not if it says everything in its address, or if each field of its
 * body may be left out together with the body.
 */
export function needsBody({ request }: Pick<Endpoint<unknown, unknown>, "request">): boolean {
  const { def } = (request as unknown as z.core.$ZodTypes)._zod
  const parts = def.type === "pipe" ? (def.in as z.core.$ZodTypes)._zod.def : def
  if (parts.type !== "object") throw new Error("A request is an object of its parts")
  const { body } = parts.shape
  return body !== undefined && !z.safeParse(body, undefined).success
}
