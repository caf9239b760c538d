import { leadClient } from "@mersal/adapters-http/client/lead-client"
import { operationsClient } from "@mersal/adapters-http/client/operations-client"
import { paymentDeskClient } from "@mersal/adapters-http/client/payment-desk-client"
import { Outlet } from "@tanstack/react-router"
import { OperationsContext, type OperationsServices } from "../environment/operations-services.ts"
import { staffConnection } from "./staff-session.ts"

const services: OperationsServices = {
  operations: operationsClient(staffConnection),
  leads: leadClient(staffConnection),
  payments: paymentDeskClient(staffConnection),
}

/** Around the screens of dispatchers: what they call comes with them and with no other screen. */
export function OperationsFrame() {
  return (
    <OperationsContext value={services}>
      <Outlet />
    </OperationsContext>
  )
}
