/**
 * How often a decision is made again after conflicts. The number exceeds the calls of such a kind that one address may
 * make in a minute, so that all concurrent calls succeed in the end. A conflict at every try is a bug.
 */
export const mostTries = 64
