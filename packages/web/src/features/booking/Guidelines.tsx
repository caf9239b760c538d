import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { Card } from "../../ui/Card.tsx"
import { Icon } from "../../ui/Icon.tsx"
import type { IconName } from "../../ui/icons/icon-names.ts"
import { GuideButton } from "./GuideButton.tsx"
import styles from "./Guidelines.module.css"

/** 'Booking Guidelines' (section 1): the package rules, as far as this host shows them. */
export function Guidelines() {
  const { booking: words, firstStep } = useTexts()
  const { packageText } = useProduct().profile
  const rules: readonly (readonly [IconName, string])[] = [
    ["weight", firstStep.guidelineLimit],
    ...(packageText === "weight-only" ? [] : [["ruler", firstStep.guidelineBox] as const]),
    ["clock", firstStep.guidelineWait],
    ...(packageText === "with-prohibited-items" ? [["package", firstStep.guidelinePacked] as const] : []),
  ]
  return (
    <Card title={firstStep.guidelines} tone="sunken">
      <ul role="list" className={styles.rules}>
        {rules.map(([icon, text]) => (
          <li key={icon} className={styles.rule}>
            <Icon name={icon} className={styles.icon} />
            {text}
          </li>
        ))}
      </ul>
      <div className={styles.guide}>
        <GuideButton />
      </div>
      {packageText === "with-prohibited-items" && (
        <div className={styles.prohibited}>
          <h3 className={styles.heading}>{firstStep.guidelineProhibited}</h3>
          <p className="text-small text-muted">{words.prohibitedList}</p>
        </div>
      )}
    </Card>
  )
}
