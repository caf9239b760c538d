import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type { PageTexts } from "../texts/dictionaries.ts"

const tags: ReadonlySet<string> = new Set<ServiceFailure["_tag"]>(["NetworkFailure", "ServerFailure", "RequestRefused"])

/** Whether a call failed on its way, or was refused for a reason without its own type. */
export const isServiceFailure = (failure: { readonly _tag: string }): failure is ServiceFailure =>
  tags.has(failure._tag)

/**
 * Whether the request may have been carried out all the same: no answer came, or the server failed before answering.
 */
export const mayBeDone = ({ _tag }: ServiceFailure): boolean => _tag === "NetworkFailure" || _tag === "ServerFailure"

/**
 * The title for a failed call, in the words of section 8; undefined if the server gave its own message. The caller says
 * what could not be loaded or done.
 */
export const failureTitle = (
  { _tag }: { readonly _tag: string },
  { networkError, somethingWrong }: Pick<PageTexts["booking"], "networkError" | "somethingWrong">,
): string | undefined =>
  _tag === "NetworkFailure" ? networkError : _tag === "ServerFailure" ? somethingWrong : undefined
