/**
 * What is wrong with the numbers of documents, by series: one that is there twice, and one that is missing between two
 * others. What was drawn before the first of them is not asked.
 *
 * @param numbers such as "INV-AE-2026-000017", in any order
 */
export function documentGaps(numbers: readonly string[]): readonly string[] {
  const series = Map.groupBy(numbers, (number) => number.slice(0, number.lastIndexOf("-")))
  return [...series].flatMap(([name, each]) => {
    const drawn = each.map((number) => Number(number.slice(number.lastIndexOf("-") + 1))).sort((a, b) => a - b)
    return drawn.flatMap((number, at) => {
      const before = drawn[at - 1] ?? number - 1
      if (number === before) return [`${name}: ${number} was drawn twice`]
      return number === before + 1 ? [] : [`${name}: nothing between ${before} and ${number}`]
    })
  })
}
