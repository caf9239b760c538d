import { money } from "@mersal/domain/money/money"
import { heldIn } from "@mersal/domain/payment/cash-handover"
import type { CashDay } from "@mersal/domain/ports/driving/books-service"
import { useFormats, useTexts } from "../../environment/language.ts"
import { WideTable } from "../../ui/WideTable.tsx"
import styles from "./Books.module.css"

/** What the desk and each driver had, received and handed over on a day. */
export function CashAccounts({ accounts }: Pick<CashDay, "accounts">) {
  const { books, dayReport } = useTexts()
  const { money: sum } = useFormats()
  if (accounts.length === 0) return <p className="text-muted">{books.noCash}</p>
  const figures = [dayReport.before, dayReport.came, dayReport.went, dayReport.held]
  return (
    <WideTable label={dayReport.cash} heads={[dayReport.driver, ...figures]} figures={figures}>
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
    </WideTable>
  )
}

const amountsOf = ({ before, came, went }: CashDay["accounts"][number]) => ({
  before,
  came,
  // Shown under "handed over", so it is a positive amount.
  went: 0 - went,
})
