import { operationsClient } from "@mersal/adapters-http/client/operations-client"
import { Outlet } from "@tanstack/react-router"
import { useEffect, useMemo } from "react"
import { DriverContext, type DriverServices } from "../../environment/services/driver-services.ts"
import { useStaffMember } from "../../environment/staff-member.ts"
import { onSignOut } from "../account/session.ts"
import { staffConnection, staffSession, watchStaffSession } from "../staff/staff-session.ts"
import { forgetRuns, phoneOf } from "./driver-phone.ts"
import { keepDriverScreens } from "./driver-screens.ts"
import { rememberedSharing, rememberSharing } from "./remembered-sharing.ts"

onSignOut(() => void forgetRuns().catch(() => {}))

const calls = operationsClient(staffConnection)

/**
 * One window of a phone sends at a time. In browsers without locks only the server protects: each command id acts once.
 */
const alone = async (work: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? void (await navigator.locks.request("mersal.driver", work)) : work()

/** Calls back when the driver's bookings may have changed: the server says so, or he has signed in again. */
function watch(changed: () => void): () => void {
  const stream = new EventSource("/v1.0/driver/stream")
  stream.addEventListener("message", changed)
  const unwatch = watchStaffSession(() => {
    if (staffSession().state === "member") changed()
  })
  return () => {
    stream.close()
    unwatch()
  }
}

/** Asks the service worker to store the files of the driver's screens, so that they open offline. */
function keepOffline(): void {
  if (!("serviceWorker" in navigator)) return
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(keepDriverScreens))
}

/** Around the drivers' screens. Their calls and the phone's storage are loaded with these screens only. */
export function DriverFrame() {
  const { id } = useStaffMember()
  useEffect(keepOffline, [])
  const services = useMemo<DriverServices>(
    () => ({
      driver: id,
      calls,
      phone: phoneOf(id),
      watch,
      alone,
      newId: () => crypto.randomUUID(),
      sharesPosition: rememberedSharing,
      setSharesPosition: rememberSharing,
    }),
    [id],
  )
  return (
    <DriverContext value={services}>
      <Outlet />
    </DriverContext>
  )
}
