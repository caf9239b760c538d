import * as Data from "effect/Data"
import type { DriverMeans } from "./driver-means.ts"

/** Somebody has said since what the driver drives: what that is now. */
export class DriverChanged extends Data.TaggedError("DriverChanged")<DriverMeans> {}
