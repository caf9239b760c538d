/** How fast a booking travels. The names are the rule book's services; on the wire they are 'Same Day' and so on. */
export type BookingType = "sameDay" | "nextDay" | "onDemand"

/** In the order in which they are offered. */
export const bookingTypes = ["onDemand", "sameDay", "nextDay"] as const satisfies readonly BookingType[]

/** Section 9: the default booking type. */
export const defaultBookingType: BookingType = "nextDay"

/** D13: for Next Day the customer chooses only the date; the server assigns the window. */
export const choosesPickupWindow = (type: BookingType): boolean => type !== "nextDay"

/** Section 2: the customer chooses the delivery slot, except for On Demand, where it follows from the pick-up. */
export const choosesDeliveryWindow = (type: BookingType): boolean => type !== "onDemand"
