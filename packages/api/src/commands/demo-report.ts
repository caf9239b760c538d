import type { DayReport } from "../robot/run-day.ts"

/** A day's report for a person to read. */
export function reportText(report: DayReport): string {
  const {
    bookings,
    states,
    cash,
    handedIn,
    leftWithDrivers,
    byCard,
    refunded,
    documents,
    series,
    calls,
    waits,
    faults,
  } = report
  const counts = Object.entries(states).map(([state, count]) => `${count} ${state}`)
  return [
    "",
    `${bookings} bookings: ${counts.join(", ")}`,
    `Cash ledger: drivers took ${amounts(cash)}, handed in ${amounts(handedIn)}, and have ${amounts(leftWithDrivers)}`,
    `Paid by card: ${amounts(byCard)}; given back: ${amounts(refunded)}`,
    `${documents} documents drawn: ${series.map(({ name, first, last }) => `${name} ${first} to ${last}`).join(", ")}`,
    `${calls} calls made, ${waits} of them after a wait`,
    faults.length === 0
      ? "Every booking has ended as planned, the ledgers balance, and no number is missing."
      : `${faults.length} ${faults.length === 1 ? "fault" : "faults"}:`,
    ...faults.map((fault) => `  ${fault}`),
  ].join("\n")
}

const amounts = (sums: Readonly<Record<string, number>>): string =>
  Object.entries(sums)
    .map(([currency, minor]) => `${currency} ${(minor / 100).toFixed(2)}`)
    .join(", ") || "nothing"
