import { useLanguage } from "../environment/language.ts"
import { usePageTitle } from "../environment/page-title.ts"
import { ActionStories } from "./ActionStories.tsx"
import { ChoiceStories } from "./ChoiceStories.tsx"
import { FieldStories } from "./FieldStories.tsx"
import { MessageStories } from "./MessageStories.tsx"
import { ShowingStories } from "./ShowingStories.tsx"
import { sampleTexts } from "./sample-texts.ts"

/** Every component of ui/ in its states, for design, screenshots and the accessibility scan. */
export function Gallery() {
  const { language } = useLanguage()
  const words = sampleTexts[language]
  usePageTitle(words.title)
  return (
    <div className="container stack gap-48">
      <header className="stack gap-8">
        <h1 className="text-display">{words.title}</h1>
        <p className="text-large text-muted">{words.lead}</p>
      </header>
      <ActionStories words={words} />
      <FieldStories words={words} />
      <ChoiceStories words={words} />
      <MessageStories words={words} />
      <ShowingStories words={words} />
    </div>
  )
}
