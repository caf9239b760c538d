import { Outlet } from "@tanstack/react-router"
import { ServicesContext } from "../../environment/services/services.ts"
import { services } from "./services.ts"

/** Around every screen that calls the server. The shell itself calls nothing and loads without it. */
export function ServicesFrame() {
  return (
    <ServicesContext value={services}>
      <Outlet />
    </ServicesContext>
  )
}
