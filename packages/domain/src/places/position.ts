/** A point on the map in WGS 84 degrees: latitude north, longitude east. */
export interface Position {
  readonly lat: number
  readonly lon: number
}

/** Whether both are finite and on the globe: latitude -90 to 90, longitude -180 to 180, inclusive. */
export const isPosition = ({ lat, lon }: Position): boolean =>
  Number.isFinite(lat) && Number.isFinite(lon) && Math.abs(lat) <= 90 && Math.abs(lon) <= 180

/** The position, or null if the numbers are not on the globe. */
export function positionOf(lat: number, lon: number): Position | null {
  const position = { lat, lon }
  return isPosition(position) ? position : null
}
