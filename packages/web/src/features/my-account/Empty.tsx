import type { ReactNode } from "react"
import { Card } from "../../ui/Card.tsx"

interface EmptyProps {
  title: string
  /** What will appear here. */
  text: string
  /** The link to create the first one. */
  children: ReactNode
}

/** An empty section: what will appear here, and how. */
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
