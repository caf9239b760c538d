import { useTexts } from "../../environment/language.ts"
import { Card } from "../../ui/Card.tsx"
import { SummaryContent, type SummaryProps } from "./SummaryContent.tsx"

/** The booking beside a step, from 992 px up; below, `SummaryLine` opens the same as a sheet. */
export function SummaryPanel(props: SummaryProps) {
  const { summary } = useTexts()
  return (
    <Card title={summary.heading}>
      <SummaryContent {...props} />
    </Card>
  )
}
