import type * as ManagedRuntime from "effect/ManagedRuntime"
import * as Result from "effect/Result"
import type { Services } from "../ports/driving/services.ts"
import { callerOfSession } from "../use-cases/account/sessions/caller-of-session.ts"
import { type Caller, guestCaller } from "../use-cases/caller.ts"
import { areas, type DrivenPorts, drivingPorts } from "../use-cases/driving-ports.ts"

type Method = (...values: readonly unknown[]) => unknown
type Area = Readonly<Record<string, Method>>

/**
 * The driving ports of a browser that keeps its session as a real one keeps its cookie: every call is made for the
 * session at that moment, and no answer contains the session's secret.
 *
 * @param sessions the secret of each browser's session
 */
export function browserServices(
  runtime: ManagedRuntime.ManagedRuntime<DrivenPorts, never>,
  browser: string,
  sessions: Map<string, string>,
): Services {
  const callerNow = async (): Promise<Caller> => {
    const secret = sessions.get(browser)
    const found = secret === undefined ? null : await runtime.runPromise(callerOfSession(secret))
    return found ? { ...guestCaller(browser), ...found } : guestCaller(browser)
  }
  const wrapped =
    (areaName: string, methodName: string): Method =>
    async (...values) => {
      const services = drivingPorts(runtime, await callerNow()) as unknown as Readonly<Record<string, Area>>
      const answer = (await services[areaName]?.[methodName]?.(...values)) as Result.Result<unknown, unknown>
      if (!Result.isSuccess(answer)) return answer
      if (methodName === "signOut" || methodName === "eraseAccount") sessions.delete(browser)
      return Result.succeed(kept(answer.success))
    }
  /** The answer as a browser sees it; its session is stored. */
  const kept = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null || !("sessionToken" in value)) return value
    if (typeof value.sessionToken === "string") sessions.set(browser, value.sessionToken)
    return { ...value, sessionToken: null }
  }
  const guest = drivingPorts(runtime, guestCaller(browser))
  const wrappedAreas = areas.map((areaName) => {
    // A stream is not a single answer.
    if (areaName === "live") return [areaName, guest.live]
    const methods = Object.keys(guest[areaName]).map((methodName) => [methodName, wrapped(areaName, methodName)])
    return [areaName, Object.fromEntries(methods)]
  })
  return Object.fromEntries(wrappedAreas) as Services
}
