/** The median of some figures. */
export const inMiddle = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

/** Our speed as a ratio of others' speed, by round: the worst, the middle and the best. */
export function ratios(theirTimes: readonly number[], ourTimes: readonly number[]): string {
  const shares = theirTimes.map((theirs, round) => theirs / (ourTimes[round] ?? Number.NaN))
  const percent = (share: number): string => `${Math.round(share * 100)} %`
  return `${percent(inMiddle(shares))} (${percent(Math.min(...shares))} to ${percent(Math.max(...shares))})`
}
