import { placeSearchWords } from "../places/place-search-text.ts"

/**
 * Whether each typed word begins a word of the name, with at most one letter missing, added, changed or swapped. Words
 * of up to three letters must match exactly. A direct implementation of "by prefix, forgiving one typo" (D20).
 */
export function matchesPlace(typed: string, name: string): boolean {
  const words = placeSearchWords(name)
  const wanted = placeSearchWords(typed)
  return wanted.length > 0 && wanted.every((word) => words.some((candidate) => beginsLike(candidate, word)))
}

const beginsLike = (candidate: string, typed: string): boolean =>
  candidate.startsWith(typed) ||
  (typed.length > 3 && [-1, 0, 1].some((more) => isOneEditApart(candidate.slice(0, typed.length + more), typed)))

function isOneEditApart(a: string, b: string): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const [restA, restB] = [a.slice(same), b.slice(same)]
  const isSwap = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
  return (
    restA === restB ||
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    isSwap
  )
}
