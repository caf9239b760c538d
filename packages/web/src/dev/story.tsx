import type { ReactNode } from "react"
import type { SampleTexts } from "./sample-texts.ts"

export interface StoryProps {
  words: SampleTexts
}

/** One component and its states. */
export function Story({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="stack" aria-label={name}>
      <h2 lang="en" dir="ltr">
        {name}
      </h2>
      {children}
    </section>
  )
}
