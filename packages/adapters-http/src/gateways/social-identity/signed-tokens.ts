/**
 * The library that reads and signs tokens. Loaded at the first social sign-in, because many processes never see a
 * token.
 */
export const signedTokens = () => import("jose")
