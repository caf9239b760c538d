/** Where anybody with the reference can follow a booking. */
export const trackingLink = (baseUrl: string, reference: string): string => `${baseUrl}${trackingPath(reference)}`

export const trackingPath = (reference: string): string => `/tracking/status?bookingId=${reference}`
