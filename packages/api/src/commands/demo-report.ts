import type { DayReport } from "../robot/run-day.ts"

/** A day's report as a person reads it. */
export function reportText(report: DayReport): string {
  const { bookings, states, cash, byCard, refunded, documents, calls, waits, faults } = report
  const counts = Object.entries(states).map(([state, count]) => `${count} ${state}`)
  return [
    "",
    `${bookings} bookings: ${counts.join(", ")}`,
    `Cash that drivers took: ${amounts(cash)}`,
    `Paid by card: ${amounts(byCard)}; given back: ${amounts(refunded)}`,
    `${documents} documents drawn, ${calls} calls made, ${waits} of them after a wait`,
    faults.length === 0 ? "Everything is as it has to be." : `${faults.length} faults:`,
    ...faults.map((fault) => `  ${fault}`),
  ].join("\n")
}

const amounts = (sums: Readonly<Record<string, number>>): string =>
  Object.entries(sums)
    .map(([currency, minor]) => `${currency} ${(minor / 100).toFixed(2)}`)
    .join(", ") || "nothing"
