import { createRootRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { boardSearch } from "../../features/operations/board/board-search.ts"
import { leadSearch } from "../../features/operations/leads/lead-search.ts"
import { marketSearch } from "../../features/operations/market-search.ts"
import { UnknownStaffPage } from "../../features/staff/UnknownStaffPage.tsx"
import { runSearch } from "../../routes/driver/run-search.ts"
import { screen } from "../routing/screen.ts"
import { FailedPage } from "../shell/FailedPage.tsx"
import { StaffFrame } from "./StaffFrame.tsx"

/**
 * Every address of staff. They are a separate tree that nobody else loads. Links between staff's and customers' screens
 * are plain links, which load the page. features/staff/staff-sections.ts says who may open which.
 */
const root = createRootRoute({
  component: StaffFrame,
  notFoundComponent: UnknownStaffPage,
  errorComponent: FailedPage,
})

/** The dispatchers' screens, with their calls. */
const operations = createRoute({
  getParentRoute: () => root,
  id: "operations",
  component: lazyRouteComponent(() => import("./OperationsFrame.tsx"), "OperationsFrame"),
})
const operationsScreens = operations.addChildren([
  createRoute({
    getParentRoute: () => operations,
    path: "/ops",
    validateSearch: boardSearch,
    component: screen(["booking", "operations", "dispatch"], () => import("../../routes/ops/board.tsx"), "BoardPage"),
  }),
  createRoute({
    getParentRoute: () => operations,
    path: "/ops/bookings/$reference",
    component: screen(
      ["booking", "operations", "dispatch"],
      () => import("../../routes/ops/booking-file.tsx"),
      "BookingPage",
    ),
  }),
  createRoute({
    getParentRoute: () => operations,
    path: "/ops/map",
    validateSearch: marketSearch,
    component: screen(["booking", "operations"], () => import("../../routes/ops/map.tsx"), "MapPage"),
  }),
  createRoute({
    getParentRoute: () => operations,
    path: "/ops/leads",
    validateSearch: leadSearch,
    component: screen(["booking", "operations", "desk"], () => import("../../routes/ops/leads.tsx"), "LeadsPage"),
  }),
  createRoute({
    getParentRoute: () => operations,
    path: "/ops/payments",
    component: screen(["booking", "operations", "desk"], () => import("../../routes/ops/payments.tsx"), "PaymentsPage"),
  }),
])

/** The screens of cash and reports, with their calls. */
const books = createRoute({
  getParentRoute: () => root,
  id: "books",
  component: lazyRouteComponent(() => import("./BooksFrame.tsx"), "BooksFrame"),
})
const booksScreens = books.addChildren([
  createRoute({
    getParentRoute: () => books,
    path: "/ops/cash",
    component: screen(
      ["booking", "books", "dayReport", "operations", "operatorRefusals"],
      () => import("../../routes/books/cash.tsx"),
      "CashPage",
    ),
  }),
  createRoute({
    getParentRoute: () => books,
    path: "/ops/reports",
    component: screen(
      ["booking", "books", "dayReport", "operations", "operatorRefusals", "paper"],
      () => import("../../routes/books/reports.tsx"),
      "ReportsPage",
    ),
  }),
])

/** A driver's screens, with the phone's storage. */
const driving = createRoute({
  getParentRoute: () => root,
  id: "driving",
  component: lazyRouteComponent(() => import("../driver/DriverFrame.tsx"), "DriverFrame"),
})
const drivingScreens = driving.addChildren([
  createRoute({
    getParentRoute: () => driving,
    path: "/driver",
    validateSearch: runSearch,
    component: screen(["booking", "driver"], () => import("../../routes/driver/run.tsx"), "RunPage"),
  }),
])

/** The admins' screens, with their calls. */
const administration = createRoute({
  getParentRoute: () => root,
  id: "administration",
  component: lazyRouteComponent(() => import("./AdminFrame.tsx"), "AdminFrame"),
})
const adminScreens = administration.addChildren([
  createRoute({
    getParentRoute: () => administration,
    path: "/ops/admin",
    component: screen(["booking", "admin"], () => import("../../routes/ops/admin/home.tsx"), "AdminHomePage"),
  }),
  createRoute({
    getParentRoute: () => administration,
    path: "/ops/admin/$kind",
    component: screen(["booking", "admin", "staff"], () => import("../../routes/ops/admin/kind.tsx"), "AdminKindPage"),
  }),
  createRoute({
    getParentRoute: () => administration,
    path: "/ops/rules",
    component: screen(["booking", "admin", "ruleLab"], () => import("../../routes/ops/rules.tsx"), "RulesPage"),
  }),
])

/** The companies that book on account. */
const companies = createRoute({
  getParentRoute: () => root,
  path: "/ops/companies",
  component: screen(["booking"], () => import("./CompaniesFrame.tsx"), "CompaniesFrame"),
})

/** The signed-in member's own security. */
const security = createRoute({
  getParentRoute: () => root,
  path: "/ops/security",
  component: screen(["booking", "secondFactor", "staff"], () => import("./SecurityFrame.tsx"), "SecurityFrame"),
})

export const staffRouteTree = root.addChildren([
  operationsScreens,
  booksScreens,
  drivingScreens,
  adminScreens,
  companies,
  security,
])
