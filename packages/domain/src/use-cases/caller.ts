/** Who calls. Never a parameter of a driving port: the server finds it out for each request (D33). */
export interface Caller {
  /** The guest id of the browser's cookie, or null without one. */
  readonly guestId: string | null
}
