/** Headers that give a page further abilities if somebody adds them. */
const addable = /^(access-control-|content-security-policy-report-only$|link$|refresh$|service-worker-allowed$|report)/

/** Where a page's headers differ from the expected ones, and which further headers it has that a browser obeys. */
export function headerDifferences(expected: ReadonlyMap<string, string>, sent: Headers): readonly string[] {
  const changed = [...expected].flatMap(([name, value]) => {
    const found = sent.get(name)
    if (found === value) return []
    return [found === null ? `lacks ${name}` : `has another ${name}: ${changeOf(value, found)}`]
  })
  const added = [...sent].filter(([name]) => addable.test(name)).map(([name, value]) => `adds ${name}: ${value}`)
  return [...changed, ...added]
}

/** The parts of a policy that are only in one of the two. */
function changeOf(expected: string, found: string): string {
  const wanted = partsOf(expected)
  const there = partsOf(found)
  const more = there.filter((part) => !wanted.includes(part)).map((part) => `+ ${part}`)
  const less = wanted.filter((part) => !there.includes(part)).map((part) => `- ${part}`)
  // The same parts in another order, or repeated.
  return [...more, ...less].join(" ") || found
}

const partsOf = (value: string): readonly string[] => value.split(";").map((part) => part.trim())
