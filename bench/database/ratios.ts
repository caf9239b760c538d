/** The middle one of some figures. */
export const inMiddle = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

/** How much of others' speed ours is, round by round: in the worst, the middle and the best round. */
export function ratios(theirTimes: readonly number[], ourTimes: readonly number[]): string {
  const shares = theirTimes.map((theirs, round) => theirs / (ourTimes[round] ?? Number.NaN))
  const percent = (share: number): string => `${Math.round(share * 100)} %`
  return `${percent(inMiddle(shares))} (${percent(Math.min(...shares))} to ${percent(Math.max(...shares))})`
}
