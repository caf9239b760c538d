/** What reads and signs tokens: loaded when somebody first signs in so, for many processes never see a token. */
export const signedTokens = () => import("jose")
