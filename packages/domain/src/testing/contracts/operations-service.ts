import { cash } from "./operations-service/cash.ts"
import { commands } from "./operations-service/commands.ts"
import { dispatching } from "./operations-service/dispatching.ts"
import { lists } from "./operations-service/lists.ts"
import { onTheRoad } from "./operations-service/on-the-road.ts"
import { permissions } from "./operations-service/permissions.ts"
import { pictures } from "./operations-service/pictures.ts"
import { pins } from "./operations-service/pins.ts"
import type { StaffedCase } from "./staffed-stage.ts"

/** The promises of the port of dispatchers and drivers, on every stage. */
export const operationsServiceContract: readonly StaffedCase[] = [
  ...commands,
  ...permissions,
  ...dispatching,
  ...onTheRoad,
  ...cash,
  ...pins,
  ...pictures,
  ...lists,
]
