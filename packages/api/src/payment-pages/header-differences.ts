/** What lets a page do more when somebody adds it. */
const addable = /^(access-control-|content-security-policy-report-only$|link$|refresh$|service-worker-allowed$|report)/

/** Where the headers of a page are not those that it has to have, and what they say beyond them that a browser obeys. */
export function headerDifferences(expected: ReadonlyMap<string, string>, sent: Headers): readonly string[] {
  const changed = [...expected].flatMap(([name, value]) => {
    const found = sent.get(name)
    if (found === value) return []
    return [found === null ? `lacks ${name}` : `has another ${name}: ${changeOf(value, found)}`]
  })
  const added = [...sent].filter(([name]) => addable.test(name)).map(([name, value]) => `adds ${name}: ${value}`)
  return [...changed, ...added]
}

/** What of a policy stands only here or only there. */
function changeOf(expected: string, found: string): string {
  const wanted = partsOf(expected)
  const there = partsOf(found)
  const more = there.filter((part) => !wanted.includes(part)).map((part) => `+ ${part}`)
  const less = wanted.filter((part) => !there.includes(part)).map((part) => `- ${part}`)
  // The same parts in another order, or once more.
  return [...more, ...less].join(" ") || found
}

const partsOf = (value: string): readonly string[] => value.split(";").map((part) => part.trim())
