import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Icon } from "../ui/Icon.tsx"
import { iconNames } from "../ui/icons/icon-names.ts"
import { Price } from "../ui/Price.tsx"
import { RouteLine } from "../ui/RouteLine.tsx"
import { Stepper } from "../ui/Stepper.tsx"
import { StickyBar } from "../ui/StickyBar.tsx"
import { Story, type StoryProps } from "./story.tsx"

export function ShowingStories({ words }: StoryProps) {
  const edit = (
    <Button variant="ghost" size="small" icon="pencil">
      {words.edit}
    </Button>
  )
  return (
    <>
      <Story name="Stepper">
        <Stepper
          label={words.stepsLabel}
          doneLabel={words.done}
          steps={words.steps.map((label, at) => ({
            id: `${at}`,
            label,
            state: at < 1 ? "done" : at === 1 ? "current" : "upcoming",
            ...(at < 1 ? { link: (text) => <a href="#content">{text}</a> } : {}),
          }))}
        />
      </Story>
      <Story name="Card, RouteLine, Price">
        <Card title={words.sheetTitle}>
          <div className="stack gap-24">
            <RouteLine
              label={words.route}
              stops={[
                { id: "from", label: words.pickup, content: <p>{words.pickupAddress}</p>, action: edit },
                { id: "to", label: words.dropOff, content: <p>{words.dropOffAddress}</p>, action: edit },
              ]}
            />
            <div className="cluster spread">
              <span>{words.charge}</span>
              <Price amount={words.oldPrice} busy />
            </div>
            <div className="cluster spread">
              <strong>{words.total}</strong>
              <Price amount={words.newPrice} was={words.oldPrice} wasLabel={words.was} size="large" />
            </div>
          </div>
        </Card>
      </Story>
      <Story name="Icon">
        <div className="cluster">
          {iconNames.map((name) => (
            <Icon key={name} name={name} size={24} />
          ))}
        </div>
      </Story>
      <StickyBar>
        <Price amount={words.newPrice} size="large" />
        <Button>{words.continue}</Button>
      </StickyBar>
    </>
  )
}
