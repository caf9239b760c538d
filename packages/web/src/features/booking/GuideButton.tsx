import { Suspense, useState } from "react"
import { latePart } from "../../environment/answers/late.ts"
import { useTexts } from "../../environment/language.ts"
import { addAreas } from "../../environment/texts/dictionaries.ts"
import { packageGuideAreas } from "../../environment/texts/package-guide-areas.ts"
import { withWords } from "../../environment/texts/with-words.ts"
import { Button } from "../../ui/Button.tsx"
import { Sheet } from "../../ui/Dialog.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"

addAreas(packageGuideAreas)

const PackageGuide = latePart(
  async () => (await withWords(["packageGuide"], () => import("./PackageGuide.tsx"))).PackageGuide,
)

/** Opens the package guide, which is then loaded. */
export function GuideButton() {
  const { firstStep, shell } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="small" icon="ruler" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {firstStep.guideOpen}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={firstStep.guideTitle} closeLabel={shell.close} isText>
        <Suspense fallback={<Skeleton shape="card" count={2} />}>
          <PackageGuide />
        </Suspense>
      </Sheet>
    </>
  )
}
