import * as Context from "effect/Context"

/** The readings of the rule book that this product is configured with, in the order in which they apply (D7). */
export class ChosenReadings extends Context.Service<ChosenReadings, readonly string[]>()("mersal/ChosenReadings") {}
