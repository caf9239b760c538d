import type { LocalDate } from "@mersal/domain/calendar/local-date"
import { useEffect, useState, useSyncExternalStore } from "react"
import { usePageClock } from "../../environment/formats/clock.ts"
import { useDriverServices } from "../../environment/services/driver-services.ts"
import { type DriverDesk, type DriverView, nothingYet, openDriverDesk } from "./driver-desk.ts"

/** How often to read again, in milliseconds. The server's stream, if connected, reports changes sooner. */
const lookEvery = 30_000

/** The driver's day and its view, read again whenever the connection, the reader or the server is back. */
export function useDriverDesk(date: LocalDate): { readonly desk: DriverDesk | null; readonly view: DriverView } {
  const services = useDriverServices()
  const { now } = usePageClock()
  const [desk, setDesk] = useState<DriverDesk | null>(null)

  useEffect(() => {
    const opened = openDriverDesk(services, date, now)
    setDesk(opened)
    const wakeWhenSeen = () => !document.hidden && opened.wake()
    const timer = setInterval(wakeWhenSeen, lookEvery)
    const unwatch = services.watch(opened.wake)
    addEventListener("online", opened.wake)
    document.addEventListener("visibilitychange", wakeWhenSeen)
    return () => {
      clearInterval(timer)
      unwatch()
      removeEventListener("online", opened.wake)
      document.removeEventListener("visibilitychange", wakeWhenSeen)
      opened.stop()
    }
  }, [services, date, now])

  const view = useSyncExternalStore(desk?.watch ?? watchNothing, desk?.view ?? viewOfNothing)
  return { desk, view }
}

const watchNothing = () => () => {}
const viewOfNothing = () => nothingYet
