import type { ReactNode } from "react"
import { Icon } from "./Icon.tsx"
import styles from "./Stepper.module.css"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

export interface Step {
  id: string
  label: string
  state: "done" | "current" | "upcoming"
  /** Wraps the label of a step that can be gone back to, in a link. */
  link?: (label: ReactNode) => ReactNode
}

export interface StepperProps {
  /** Names the list: "Booking steps". */
  label: string
  steps: readonly Step[]
  /** Said after the label of a finished step: "completed". */
  doneLabel: string
}

/** Where one is in a linear flow. On narrow screens only the current step is spelled out. */
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
