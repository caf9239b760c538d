import type { OwnCompany } from "@mersal/domain/ports/driving/corporate-service"
import { useFormats, useTexts } from "../../environment/language.ts"
import styles from "./Company.module.css"

/** A company's credit, its debt and its limit. */
export function CompanyMoney({ credit, account }: Pick<OwnCompany, "credit" | "account">) {
  const { company: words } = useTexts()
  const { money } = useFormats()
  const sums = [
    [words.credit, credit],
    [words.owed, account.owed],
    [words.limit, account.limit],
  ] as const
  return (
    <dl className={styles.sums}>
      {sums.map(([name, amount]) => (
        <div key={name}>
          <dt className="text-muted text-small">{name}</dt>
          <dd>
            <bdi>{money(amount)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
