// What is to follow a call that failed.

export const tagOf = (error: unknown): string | undefined => (error as { readonly _tag?: string })._tag

/** Asking again about the same way would be refused again. */
export const isUnserved = (error: unknown): boolean => isOneOf(["NotServed", "UnknownPlace"], error)

/** No answer came, or none that can be read. An error of no known type is read as the server's. */
export const hasNoAnswer = (error: unknown): boolean => isOneOf(["NetworkFailure", "ServerFailure", undefined], error)

const isOneOf = (tags: readonly (string | undefined)[], error: unknown): boolean => tags.includes(tagOf(error))
