// What follows a failed call.

export const tagOf = (error: unknown): string | undefined => (error as { readonly _tag?: string })._tag

/** Another request for the same route would be refused again. */
export const isUnserved = (error: unknown): boolean => isOneOf(["NotServed", "UnknownPlace"], error)

/** No answer came, or none that can be read. An error of unknown type counts as the server's. */
export const hasNoAnswer = (error: unknown): boolean => isOneOf(["NetworkFailure", "ServerFailure", undefined], error)

const isOneOf = (tags: readonly (string | undefined)[], error: unknown): boolean => tags.includes(tagOf(error))
