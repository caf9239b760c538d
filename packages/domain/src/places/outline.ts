/** A corner of an outline as GeoJSON writes it: longitude first. */
export type Corner = readonly [lon: number, lat: number]

/** A closed outline; its last corner joins the first and is not repeated. */
export type Ring = readonly Corner[]

/** What lies within outlines: an area, or whatever else says where it is. */
export interface Outlined {
  readonly rings: readonly Ring[]
}

/** A stretch of border or coast. It is drawn once and walked both ways, so that neighbours share it to the digit. */
export type Line = readonly Corner[]

/** The same stretch walked from its other end. */
export const back = (line: Line): Line => line.toReversed()

/**
 * The outline that stretches make one after the other. Each begins where the one before ends and the last ends where the
 * first begins; anything else is a slip of the pen and throws.
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
