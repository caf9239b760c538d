import type { LocalDate } from "@mersal/domain/calendar/local-date"
import { useEffect, useState, useSyncExternalStore } from "react"
import { usePageClock } from "../../environment/formats/clock.ts"
import { useDriverServices } from "../../environment/services/driver-services.ts"
import { type DriverDesk, type DriverView, nothingYet, openDriverDesk } from "./driver-desk.ts"

/** Asked again so often: the server's stream says sooner what has changed, where there is one. */
const lookEvery = 30_000

/** The driver's day, and what is shown of it: looked at anew whenever the line, the reader or the server is back. */
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
