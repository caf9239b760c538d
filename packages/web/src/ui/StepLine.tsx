import { classNames } from "./class-names.ts"
import styles from "./StepLine.module.css"

interface StepLineProps {
  steps: readonly { readonly title: string; readonly text: string }[]
  /** Vertical at every width: for many or long stops. */
  isUpright?: boolean
}

/** Stops along one route line: vertical on a phone, horizontal where there is room. */
export function StepLine({ steps, isUpright = false }: StepLineProps) {
  return (
    <ol role="list" className={classNames(styles.line, !isUpright && styles.lying)}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
