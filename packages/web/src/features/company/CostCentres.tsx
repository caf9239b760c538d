import type { Company } from "@mersal/domain/corporate/company"
import type { CostCentresRequest } from "@mersal/domain/ports/driving/corporate-service"
import { type FormEvent, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useTexts } from "../../environment/language.ts"
import { useCompanyServices } from "../../environment/services/company-services.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { TextField } from "../../ui/TextField.tsx"
import styles from "./Company.module.css"
import { CompanyFailure } from "./CompanyFailure.tsx"
import { useToldChange } from "./told-change.ts"

/** The cost centres of a company's bookings. An unused one stays, for the bookings that name it. */
export function CostCentres({ company, onChanged }: { company: Company; onChanged: () => void }) {
  const { company: words } = useTexts()
  const { corporate } = useCompanyServices()
  const [name, setName] = useState("")
  const [isNameMissing, setNameMissing] = useState(false)
  const { costCentres, version } = company
  const save = useAction((wanted: CostCentresRequest["costCentres"], options) =>
    corporate.saveCostCentres({ costCentres: wanted, version }, options),
  )
  const { told } = useToldChange()
  const keep = async (wanted: CostCentresRequest["costCentres"]) => {
    if (!(await save.run(wanted))) return
    setName("")
    told()
    onChanged()
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    setNameMissing(name.trim() === "")
    if (name.trim() !== "") void keep([...costCentres, { id: null, name, isActive: true }])
  }
  return (
    <Card title={words.centresTitle} className={styles.part}>
      <p className="text-muted">{costCentres.length === 0 ? words.noCentres : words.centresLead}</p>
      {save.failure && <CompanyFailure failure={save.failure} />}
      <ul role="list" className={styles.list}>
        {costCentres.map((centre) => (
          <li key={centre.id} className={styles.row}>
            <bdi>{centre.isActive ? centre.name : `${centre.name} (${words.notUsed})`}</bdi>
            <Button
              variant="ghost"
              size="small"
              onClick={() =>
                keep(costCentres.map((one) => (one.id === centre.id ? { ...one, isActive: !one.isActive } : one)))
              }
            >
              {centre.isActive ? words.retireCentre(centre.name) : words.reviveCentre(centre.name)}
            </Button>
          </li>
        ))}
      </ul>
      <form className="stack gap-12" noValidate onSubmit={add}>
        <TextField
          label={words.centreName}
          value={name}
          onChange={setName}
          error={isNameMissing && name.trim() === "" ? words.enterName : undefined}
          isErrorAnnounced
        />
        <div>
          <Button type="submit" variant="secondary" busy={save.isBusy} busyLabel={words.saving}>
            {words.addCentre}
          </Button>
        </div>
      </form>
    </Card>
  )
}
