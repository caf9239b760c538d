import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { Alert } from "../../../ui/Alert.tsx"
import { Card } from "../../../ui/Card.tsx"
import styles from "./DeskCard.module.css"

interface DeskCardProps {
  title: string
  /** The booking that it is about, and a note on it. */
  booking: string
  about: string
  lines: readonly (readonly [label: string, text: string])[]
  /** Below the lines. */
  more: ReactNode
  /** The form with which a person closes the case. */
  form: ReactNode
}

/**
 * A payment on which the books and a gateway differ, or which the gateway does not know: the known facts, and the form
 * to close the case.
 */
export function DeskCard({ title, booking, about, lines, more, form }: DeskCardProps) {
  return (
    <Card title={title}>
      <div className={styles.review}>
        <div className="stack gap-8">
          <p>
            <Link to="/ops/bookings/$reference" params={{ reference: booking }}>
              <bdi>{booking}</bdi>
            </Link>
            {" · "}
            {about}
          </p>
          <dl className={styles.lines}>
            {lines.map(([label, text]) => (
              <div key={label} className={styles.line}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          {more}
        </div>
        {form}
      </div>
    </Card>
  )
}

/** Why a card's form had no effect: somebody else has closed the case, or the command was refused. */
export const DeskTrouble = ({ over, failed }: { over: string | null; failed: string | null }) =>
  over !== null ? (
    <Alert tone="warning" announce="politely">
      {over}
    </Alert>
  ) : (
    failed !== null && (
      <Alert tone="danger" announce="now">
        {failed}
      </Alert>
    )
  )
