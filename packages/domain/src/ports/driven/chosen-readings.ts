import * as Context from "effect/Context"

/** The readings of the rule book by which this product is run, in the order in which they apply (D7). */
export class ChosenReadings extends Context.Service<ChosenReadings, readonly string[]>()("mersal/ChosenReadings") {}
