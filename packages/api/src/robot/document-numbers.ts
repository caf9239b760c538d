/** The first and last drawn number of each series. */
export interface DocumentSeries {
  /** "INV-AE-2026". */
  readonly name: string
  readonly first: number
  readonly last: number
}

/** The series of documents, by name. */
export const documentSeries = (numbers: readonly string[]): readonly DocumentSeries[] =>
  [...numbersBySeries(numbers)]
    .map(([name, drawn]) => ({ name, first: drawn[0] ?? 0, last: drawn.at(-1) ?? 0 }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

/**
 * What is wrong with the numbers of documents, by series: duplicates, and numbers missing between two others. Numbers
 * before the first one are not considered.
 *
 * @param numbers such as "INV-AE-2026-000017", in any order
 */
export function documentGaps(numbers: readonly string[]): readonly string[] {
  return [...numbersBySeries(numbers)].flatMap(([name, drawn]) =>
    drawn.flatMap((number, at) => {
      const before = drawn[at - 1] ?? number - 1
      if (number === before) return [`${name}: ${number} was drawn twice`]
      return number === before + 1 ? [] : [`${name}: nothing between ${before} and ${number}`]
    }),
  )
}

/** The numbers of each series, ascending. */
function numbersBySeries(numbers: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const series = new Map<string, number[]>()
  for (const number of numbers) {
    const cut = number.lastIndexOf("-")
    const name = number.slice(0, cut)
    series.set(name, [...(series.get(name) ?? []), Number(number.slice(cut + 1))])
  }
  for (const drawn of series.values()) drawn.sort((one, other) => one - other)
  return series
}
