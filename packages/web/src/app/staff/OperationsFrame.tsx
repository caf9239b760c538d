import { leadClient } from "@mersal/adapters-http/client/lead-client"
import { operationsClient } from "@mersal/adapters-http/client/operations-client"
import { ownBookingClient } from "@mersal/adapters-http/client/own-booking-client"
import { paymentDeskClient } from "@mersal/adapters-http/client/payment-desk-client"
import { Outlet } from "@tanstack/react-router"
import { useMemo } from "react"
import { OwnCommandsContext } from "../../environment/own-commands.ts"
import { OperationsContext, type OperationsServices } from "../../environment/services/operations-services.ts"
import { useOwnCommandsOver } from "./own-commands.ts"
import { StaffNews } from "./StaffNews.tsx"
import { staffConnection } from "./staff-session.ts"

const operations = operationsClient(staffConnection)
const calls: Omit<OperationsServices, "operations"> = {
  cancellations: ownBookingClient(staffConnection),
  leads: leadClient(staffConnection),
  payments: paymentDeskClient(staffConnection),
  papers: async () => (await import("../composition/paper-composition.ts")).papersOver(staffConnection),
}

/** Around the dispatchers' screens. Their calls and live changes are loaded with these screens only. */
export function OperationsFrame() {
  const { command, own } = useOwnCommandsOver(operations.command)
  const services = useMemo<OperationsServices>(() => ({ ...calls, operations: { ...operations, command } }), [command])
  return (
    <OperationsContext value={services}>
      <OwnCommandsContext value={own}>
        <StaffNews operations={operations}>
          <Outlet />
        </StaffNews>
      </OwnCommandsContext>
    </OperationsContext>
  )
}
