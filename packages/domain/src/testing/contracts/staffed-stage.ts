import type { StaffRole } from "../../account/account.ts"
import type { Services } from "../../ports/driving/services.ts"
import type { Stage } from "./contract-case.ts"

/** A stage with staff: the product as a member of staff has it. */
export interface StaffedStage extends Stage {
  /** A signed-in account of this role, a new one for each call. */
  readonly staff: (role: StaffRole, name: string) => Promise<StaffOnStage>
}

export interface StaffOnStage {
  /** His account. */
  readonly id: string
  readonly services: Services
}

/** A promise of a port that staff use. Each run gets a stage of its own. */
export interface StaffedCase {
  readonly name: string
  readonly run: (stage: StaffedStage) => Promise<void>
}
