import { leadClient } from "@mersal/adapters-http/client/lead-client"
import { operationsClient } from "@mersal/adapters-http/client/operations-client"
import { ownBookingClient } from "@mersal/adapters-http/client/own-booking-client"
import { paymentDeskClient } from "@mersal/adapters-http/client/payment-desk-client"
import type { BoardNews } from "@mersal/domain/ports/driving/operations-service"
import { Outlet } from "@tanstack/react-router"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { NewsContext, type NewsDesk } from "../environment/board-news.ts"
import { OperationsContext, type OperationsServices } from "../environment/operations-services.ts"
import { useStaffMember } from "../environment/staff-member.ts"
import { followBoardNews } from "./board-stream.ts"
import { staffConnection } from "./staff-session.ts"

const operations = operationsClient(staffConnection)
const services: OperationsServices = {
  operations,
  cancellations: ownBookingClient(staffConnection),
  leads: leadClient(staffConnection),
  payments: paymentDeskClient(staffConnection),
  papers: async () => (await import("./paper-composition.ts")).papersOver(staffConnection),
}

/** Around the screens of dispatchers: what they call, and one stream of what others do, comes with them alone. */
export function OperationsFrame() {
  const news = useStream()
  return (
    <OperationsContext value={services}>
      <NewsContext value={news}>
        <Outlet />
      </NewsContext>
    </OperationsContext>
  )
}

function useStream(): NewsDesk {
  const { role, id } = useStaffMember()
  const listeners = useRef(new Set<(news: BoardNews) => void>())
  const [isLive, setLive] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever signs in anew follows anew
  useEffect(() => {
    if (role === "porter") return
    return followBoardNews(operations.followBoard, {
      live: setLive,
      heard: (piece) => {
        for (const listener of listeners.current) listener(piece)
      },
    })
  }, [role, id])
  const hear = useCallback((heard: (news: BoardNews) => void) => {
    listeners.current.add(heard)
    return () => void listeners.current.delete(heard)
  }, [])
  return useMemo(() => ({ isLive, hear }), [isLive, hear])
}
