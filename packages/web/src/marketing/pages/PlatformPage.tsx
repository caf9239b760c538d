import { StepLine } from "../../ui/StepLine.tsx"
import { usePage } from "../filled-page.ts"
import { Article } from "../parts/Article.tsx"
import styles from "./PlatformPage.module.css"

export function PlatformPage() {
  const { texts } = usePage()
  const words = texts.platformPage
  return (
    <Article title={words.title} lead={words.lead} sections={words.sections} callsToBook>
      <section className={styles.steps} aria-labelledby="steps-heading">
        <h2 id="steps-heading">{words.stepsHeading}</h2>
        <StepLine steps={words.steps} isUpright />
      </section>
    </Article>
  )
}
