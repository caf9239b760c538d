import { type Caller, guestCaller } from "@mersal/domain/use-cases/caller"
import type { Request } from "express"
import type { GuestCookie } from "./guest.ts"
import { languageOf } from "./language.ts"

/**
 * Identifies the caller by cookie, token or key; or answers which of them is invalid, no longer valid or there twice.
 * Without any of them the answer is immediate.
 */
export type CallerReader = (request: Request) => Caller | InvalidCredential | Promise<Caller | InvalidCredential>

export type InvalidCredential = "invalid-token" | "invalid-api-key" | "repeated-authorization"

/** Treats everybody as a guest. */
export const guestCallers =
  (guests: GuestCookie, originOf: (request: Request) => string) =>
  (request: Request): Caller => ({
    ...guestCaller(guests.read(request)),
    address: request.ip ?? "",
    userAgent: request.headers["user-agent"] ?? "",
    origin: originOf(request),
    language: languageOf(request.headers["accept-language"]),
  })
