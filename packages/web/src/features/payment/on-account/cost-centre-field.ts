/** Where a cost centre is chosen: whoever has chosen none is taken there. */
export const costCentreField = "cost-centre"
