/** A corner of an outline as GeoJSON writes it: longitude first. */
export type Corner = readonly [lon: number, lat: number]

/** A closed outline; its last corner joins the first and is not repeated. */
export type Ring = readonly Corner[]

/** Something with outlines, such as an area. */
export interface Outlined {
  readonly rings: readonly Ring[]
}

/** A stretch of border or coast. It is drawn once and used in both directions, so that neighbours share it exactly. */
export type Line = readonly Corner[]

/** The stretch in the other direction. */
export const back = (line: Line): Line => line.toReversed()

/**
 * The outline of consecutive stretches. Each begins where the previous one ends, and the last ends where the first
 * begins; anything else is a mistake in the data and throws.
 */
export function outlineOf(...lines: readonly Line[]): Ring {
  let end = lines.at(-1)?.at(-1)
  return lines.flatMap((line) => {
    const [start] = line
    if (start?.[0] !== end?.[0] || start?.[1] !== end?.[1])
      throw new Error(`The outline breaks between ${end} and ${start}`)
    end = line.at(-1)
    return line.slice(0, -1)
  })
}
