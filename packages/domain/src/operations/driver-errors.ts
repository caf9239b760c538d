import * as Data from "effect/Data"
import type { DriverMeans } from "./driver-means.ts"

/** The driver's means have been changed meanwhile; these are the present ones. */
export class DriverChanged extends Data.TaggedError("DriverChanged")<DriverMeans> {}
