import { type ComponentType, type LazyExoticComponent, lazy } from "react"
import { watchConnection } from "./connection.ts"

/**
 * A part of a screen whose room is kept until it comes. Where the line is what is missing, it is asked for again when that
 * has changed, and all else stays as it is, with what is typed.
 *
 * @example const PromoBlock = latePart(async () => (await import("./PromoBlock.tsx")).PromoBlock)
 */
export function latePart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const part = (): Promise<ComponentType<Props>> =>
    fetchPart().catch(() => new Promise<void>(watchConnection).then(part))
  return lazy(async () => ({ default: await part() }))
}
