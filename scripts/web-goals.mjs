/**
 * The goals of a page on a slow phone (Lighthouse's own: 150 ms, 1.6 Mbit/s, a processor four times slower), by kind of
 * page. Scores in per cent, the largest paint and the blocked time in milliseconds, the shift as its index.
 */
const flawless = { accessibility: 100, "best-practices": 100 }
const kinds = {
  page: { ...flawless, performance: 100, seo: 100, largestPaint: 1300, blocked: 50, shift: 0 },
  tracking: { ...flawless, performance: 98, seo: 100, largestPaint: 1700, blocked: 100, shift: 0.01 },
  booking: { ...flawless, performance: 97, seo: 100, largestPaint: 1800, blocked: 120, shift: 0.01 },
}

/** For pages that search engines are asked to ignore, which Lighthouse would report as a fault. */
const unlisted = ({ seo: _, ...goals }) => goals

/** A path's placeholder for the reference of a booking that is made before measuring. */
export const referenceMark = "{reference}"

/** The measured pages with their goals: those that an address alone can open. Later steps need a draft. */
export const pages = [
  ["/", kinds.page],
  ["/ar/", kinds.page],
  ["/services/", kinds.page],
  ["/ar/services/", kinds.page],
  ["/co2-emissions/", kinds.page],
  ["/shyft-courier-uae-delivery-service-coverage", kinds.page],
  ["/ar/shyft-courier-uae-delivery-service-coverage", kinds.page],
  ["/tracking", kinds.tracking],
  [`/tracking/status?bookingId=${referenceMark}`, unlisted(kinds.tracking)],
  ["/go/book", kinds.booking],
  ["/go/ar", unlisted(kinds.booking)],
]

/** The middle one of an odd number of values. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/**
 * A run's figures from Lighthouse's report.
 *
 * @returns {{ scores: Record<string, number>, largestPaint: number, blocked: number, shift: number, machine: number }}
 */
export const figuresOf = (report) => ({
  scores: Object.fromEntries(
    Object.entries(report.categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  ),
  largestPaint: Math.round(report.audits["largest-contentful-paint"].numericValue),
  blocked: Math.round(report.audits["total-blocking-time"].numericValue),
  shift: report.audits["cumulative-layout-shift"].numericValue,
  machine: report.environment.benchmarkIndex,
})

/**
 * The median of several runs of one page, and the goals that it misses.
 *
 * @param runs figures of each run
 * @param goals one of `kinds`
 */
export function judge(runs, goals) {
  const scoreOf = (name) => median(runs.map(({ scores }) => scores[name]))
  const largestPaint = median(runs.map((run) => run.largestPaint))
  const blocked = median(runs.map((run) => run.blocked))
  // Rounded as it is printed: to a thousandth.
  const shift = Number(median(runs.map((run) => run.shift)).toFixed(3))
  const scores = Object.fromEntries(Object.keys(runs[0].scores).map((name) => [name, scoreOf(name)]))
  const missed = Object.entries(goals).flatMap(([name, goal]) => {
    if (name === "largestPaint") return largestPaint > goal ? [`largest paint ${largestPaint} ms of ${goal}`] : []
    if (name === "blocked") return blocked > goal ? [`blocked ${blocked} ms of ${goal}`] : []
    if (name === "shift") return shift > goal ? [`shift ${shift} of ${goal}`] : []
    return scores[name] < goal ? [`${name} ${scores[name]} of ${goal}`] : []
  })
  return { scores, largestPaint, blocked, shift, missed }
}

/**
 * Whether the machine was busy, and a run does not count: it had less than three quarters of the best speed of all
 * runs. A virtual machine whose neighbours work is half as fast without any load of its own.
 */
export const isBusy = (machine, best) => machine < best * 0.75
