import type { ReactNode } from "react"
import { Card } from "../../ui/Card.tsx"

interface EmptyProps {
  title: string
  /** What will be found here. */
  text: string
  /** The way to the first one. */
  children: ReactNode
}

/** A section in which nothing is yet: what comes here, and how. */
export function Empty({ title, text, children }: EmptyProps) {
  return (
    <Card>
      <div className="stack">
        <div className="stack gap-8">
          <h2>{title}</h2>
          <p className="text-muted">{text}</p>
        </div>
        <div>{children}</div>
      </div>
    </Card>
  )
}
