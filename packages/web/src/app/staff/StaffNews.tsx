import type { BoardNews, OperationsService } from "@mersal/domain/ports/driving/operations-service"
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { NewsContext, type NewsDesk } from "../../environment/board-news.ts"
import { useStaffMember } from "../../environment/staff-member.ts"
import { followBoardNews } from "./board-stream.ts"

interface StaffNewsProps {
  operations: Pick<OperationsService, "followBoard">
  children: ReactNode
}

/** Around staff screens that follow the changes of others: one stream for all of them. */
export function StaffNews({ operations, children }: StaffNewsProps) {
  return <NewsContext value={useStream(operations)}>{children}</NewsContext>
}

function useStream(operations: StaffNewsProps["operations"]): NewsDesk {
  const { role, id } = useStaffMember()
  const listeners = useRef(new Set<(news: BoardNews) => void>())
  const [isLive, setLive] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sign-in needs a new stream
  useEffect(() => {
    if (role === "porter") return
    return followBoardNews(operations.followBoard, {
      live: setLive,
      heard: (piece) => {
        for (const listener of listeners.current) listener(piece)
      },
    })
  }, [operations, role, id])
  const hear = useCallback((heard: (news: BoardNews) => void) => {
    listeners.current.add(heard)
    return () => void listeners.current.delete(heard)
  }, [])
  return useMemo(() => ({ isLive, hear }), [isLive, hear])
}
