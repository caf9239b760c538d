import { type Caller, guestCaller } from "@mersal/domain/use-cases/caller"
import type { Request } from "express"
import type { GuestCookie } from "./guest.ts"
import { languageOf } from "./language.ts"

/**
 * Finds out who calls, by cookie, token or key; or which of them was shown and opens nothing, or nothing any more. Who shows
 * nothing is known at once.
 */
export type CallerReader = (request: Request) => Caller | Promise<Caller | InvalidCredential>

export type InvalidCredential = "invalid-token" | "invalid-api-key"

/** Everybody is a guest. */
export const guestCallers =
  (guests: GuestCookie, originOf: (request: Request) => string) =>
  (request: Request): Caller => ({
    ...guestCaller(guests.read(request)),
    address: request.ip ?? "",
    userAgent: request.headers["user-agent"] ?? "",
    origin: originOf(request),
    language: languageOf(request.headers["accept-language"]),
  })
