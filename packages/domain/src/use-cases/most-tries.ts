/**
 * How often a decision is made again after conflicts. More than one address may make such calls in a minute, so that
 * all concurrent calls succeed in the end. A conflict at every try is a bug.
 */
export const mostTries = 64
