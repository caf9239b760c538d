import type { ReactNode } from "react"
import { Icon } from "./Icon.tsx"
import styles from "./Stepper.module.css"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

export interface Step {
  id: string
  label: string
  state: "done" | "current" | "upcoming"
  /** Wraps the label of a step that the customer can go back to in a link. */
  link?: (label: ReactNode) => ReactNode
}

export interface StepperProps {
  /** Names the list: "Booking steps". */
  label: string
  steps: readonly Step[]
  /** Read out after the label of a finished step: "completed". */
  doneLabel: string
}

/** The current position in a series of steps. On narrow screens only the current step is written out. */
export function Stepper({ label, steps, doneLabel }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.steps}>
        {steps.map((step, at) => (
          <li
            key={step.id}
            className={styles.step}
            data-state={step.state}
            aria-current={step.state === "current" ? "step" : undefined}
          >
            <span className={styles.marker} aria-hidden="true">
              {step.state === "done" ? <Icon name="check" size={16} /> : at + 1}
            </span>
            <span className={styles.label}>
              {step.link ? step.link(step.label) : step.label}
              {step.state === "done" && <VisuallyHidden> ({doneLabel})</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
