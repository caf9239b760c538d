import type { StaffCalls } from "@mersal/domain/ports/driving/account-service"
import type { AdminService } from "@mersal/domain/ports/driving/admin-service"
import type { CoverageService } from "@mersal/domain/ports/driving/coverage-service"
import type { OperationsService } from "@mersal/domain/ports/driving/operations-service"
import { provided } from "../provided.ts"

/** The calls of the admins' screens. */
export interface AdminServices {
  readonly admin: AdminService
  readonly people: StaffCalls
  readonly drivers: Pick<OperationsService, "drivers" | "equipDriver">
  readonly coverage: Pick<CoverageService, "serviceAreas">
}

/** Provided by app/staff/AdminFrame.tsx. */
export const [AdminContext, useAdmin] = provided<AdminServices>()
