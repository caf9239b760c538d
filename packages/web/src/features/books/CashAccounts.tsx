import { money } from "@mersal/domain/money/money"
import { heldIn } from "@mersal/domain/payment/cash-handover"
import type { CashDay } from "@mersal/domain/ports/driving/books-service"
import { useTexts } from "../../environment/language.ts"
import styles from "./Books.module.css"
import { useSums } from "./sums.ts"

/** What the desk and each driver had, took and gave on a day. */
export function CashAccounts({ accounts }: Pick<CashDay, "accounts">) {
  const { books, dayReport } = useTexts()
  const sum = useSums()
  if (accounts.length === 0) return <p className="text-muted">{books.noCash}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys, too.
    <section className={styles.wide} aria-label={dayReport.cash} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{dayReport.driver}</th>
            {[dayReport.before, dayReport.came, dayReport.went, dayReport.held].map((title) => (
              <th key={title} scope="col" className={styles.number}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.driver ?? ""}>
              <th scope="row">
                <bdi>{account.driver === null ? dayReport.desk : account.name || account.driver}</bdi>
              </th>
              {Object.entries({ ...amountsOf(account), held: heldIn(account) }).map(([name, minor]) => (
                <td key={name} className={styles.number}>
                  <bdi>{sum(money(minor, account.currency))}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const amountsOf = ({ before, came, went }: CashDay["accounts"][number]) => ({
  before,
  came,
  // Shown under "handed over": as much as that is.
  went: 0 - went,
})
