import { adminClient } from "@mersal/adapters-http/client/admin-client"
import { coverageClient } from "@mersal/adapters-http/client/coverage-client"
import { operationsClient } from "@mersal/adapters-http/client/operations-client"
import { staffClient } from "@mersal/adapters-http/client/staff-client"
import type { MarketId } from "@mersal/domain/market/market"
import { Outlet } from "@tanstack/react-router"
import { useMemo, useState } from "react"
import { useProduct } from "../../environment/product.ts"
import { AdminContext, type AdminServices } from "../../environment/services/admin-services.ts"
import { MarketContext } from "../../features/admin/market-choice.ts"
import { staffConnection } from "./staff-session.ts"

const services: AdminServices = {
  admin: adminClient(staffConnection),
  people: staffClient(staffConnection),
  drivers: operationsClient(staffConnection),
  coverage: coverageClient(staffConnection),
}

/** Around the admins' screens: their calls and their market. */
export function AdminFrame() {
  const product = useProduct()
  const [market, choose] = useState<MarketId>(product.market)
  const choice = useMemo(() => ({ market, choose }), [market])
  return (
    <AdminContext value={services}>
      <MarketContext value={choice}>
        <Outlet />
      </MarketContext>
    </AdminContext>
  )
}
