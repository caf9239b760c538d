/** Analytics: a look-up of tracking that failed, with what was said (section 4). */
export interface TrackingFailed {
  readonly fact: "WEB_TRACKING_FAILED"
  readonly message: string
}

/** The fact for the sentence that the customer reads. It carries no reference, and nothing else that he typed. */
export const trackingFailed = (message: string): TrackingFailed => ({ fact: "WEB_TRACKING_FAILED", message })
