import type { OwnCompany } from "@mersal/domain/ports/driving/corporate-service"
import { Link } from "@tanstack/react-router"
import { useCallback, useEffect } from "react"
import { usePageBooking } from "../../../environment/booking/booking.ts"
import { useDraft } from "../../../environment/booking/draft.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { addAreas } from "../../../environment/texts/dictionaries.ts"
import { onAccountAreas } from "../../../environment/texts/on-account-areas.ts"
import { Select } from "../../../ui/Select.tsx"
import { costCentreField } from "./cost-centre-field.ts"
// Loaded with the choice, so that the refusal of an order on account is available at once.
import "./OnAccountRefusal.tsx"
import styles from "./OnAccountPart.module.css"

addAreas(onAccountAreas)

/** The name of this payment method. */
export const OnAccountName = () => useTexts().onAccount.name

interface OnAccountPartProps {
  own: OwnCompany
  /** Whether the button was pressed without a cost centre. */
  isMissing: boolean
}

/** The cost centre that pays, and the company's remaining credit. A single cost centre is preselected. */
export function OnAccountPart({ own, isMissing }: OnAccountPartProps) {
  const { actor } = usePageBooking()
  const { costCentre } = useDraft().draft
  const { onAccount: words } = useTexts()
  const { money } = useFormats()
  const { company, credit, account } = own
  const centres = company.costCentres.filter(({ isActive }) => isActive)
  const only = centres.length === 1 ? centres[0]?.id : undefined
  const choose = useCallback(
    (chosen: string) => actor.send({ type: "payment.chosen", method: "onAccount", costCentre: chosen || undefined }),
    [actor],
  )
  useEffect(() => {
    if (costCentre === undefined && only !== undefined) choose(only)
  }, [costCentre, only, choose])
  const room = { ...credit, minor: Math.max(0, account.limit.minor - account.owed.minor) }
  return (
    <div className="stack gap-16">
      <p>{words.paidBy(company.name)}</p>
      <dl className={styles.sums}>
        {(
          [
            [words.credit, credit],
            [words.room, room],
          ] as const
        ).map(([name, amount]) => (
          <div key={name}>
            <dt className="text-muted text-small">{name}</dt>
            <dd>
              <bdi>{money(amount)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {centres.length === 0 ? (
        <p>
          {words.noCentres} <Link to="/go/account/company">{words.toCompany}</Link>
        </p>
      ) : (
        <Select
          id={costCentreField}
          label={words.centre}
          placeholder={words.chooseCentre}
          value={centres.some(({ id }) => id === costCentre) ? (costCentre ?? "") : ""}
          onChange={choose}
          error={isMissing && costCentre === undefined ? words.centreMissing : undefined}
          options={centres.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </div>
  )
}
