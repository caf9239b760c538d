/** The id of the cost centre's field, which is focused if none is chosen. */
export const costCentreField = "cost-centre"
