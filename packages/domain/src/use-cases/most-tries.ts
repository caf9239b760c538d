/**
 * As often a decision is made anew that others made impossible meanwhile: more often than one address may make any such
 * call in a minute, so that of calls that come at once each is made in the end. What conflicts every time is a bug.
 */
export const mostTries = 64
