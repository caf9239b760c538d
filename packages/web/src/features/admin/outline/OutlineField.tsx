import type { ServiceArea } from "@mersal/domain/places/service-area"
import { useCallback, useMemo, useState } from "react"
import { useAnswer } from "../../../environment/answers/answer.ts"
import { useLanguage } from "../../../environment/language.ts"
import { useAdmin } from "../../../environment/services/admin-services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { AreaMap } from "../../../ui/map/AreaMap.tsx"
import { Select } from "../../../ui/Select.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import formStyles from "../form/Form.module.css"
import { useMarket } from "../market-choice.ts"
import styles from "./Outline.module.css"
import { cornerAt, type DrawnOutline, halved, moved, pressed, removed, stepped } from "./outline-steps.ts"

interface OutlineFieldProps {
  areaId: string
  rings: ServiceArea["rings"]
  onChange: (rings: ServiceArea["rings"]) => void
  errors: readonly string[]
}

/**
 * An area drawn among the others of its market. A press chooses a corner or adds one; dragging, the arrow keys and the
 * two fields move the chosen corner, so that no pointer is needed.
 */
export function OutlineField({ areaId, rings, onChange, errors }: OutlineFieldProps) {
  const { language, texts } = useLanguage()
  const { admin: words } = texts
  const { market } = useMarket()
  const { coverage } = useAdmin()
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState(0)
  const [past, setPast] = useState<readonly ServiceArea["rings"][]>([])
  const answer = useAnswer(useCallback((options) => coverage.serviceAreas({ market }, options), [coverage, market]))
  const others = useMemo(
    () =>
      answer.state === "answered"
        ? answer.value
            .filter(({ id }) => id !== areaId)
            .map(({ id, city, rings: outlines }) => ({ id, name: city[language], rings: outlines }))
        : [],
    [answer, areaId, language],
  )
  const ring = rings[at] ?? []
  const outline: DrawnOutline = { ring, chosen: Math.min(chosen, Math.max(0, ring.length - 1)) }
  const corner = ring[outline.chosen]
  const own = useMemo(() => ({ id: "drawn", name: "", rings }), [rings])

  const become = (next: DrawnOutline, isStep = true) => {
    setChosen(next.chosen)
    if (next.ring === ring) return
    if (isStep) setPast((steps) => [...steps.slice(-49), rings])
    onChange(rings.length === 0 ? [next.ring] : rings.with(at, next.ring))
  }
  const undo = () => {
    const last = past.at(-1)
    if (!last) return
    setPast(past.slice(0, -1))
    onChange(last)
  }
  return (
    <fieldset className={formStyles.rows}>
      <legend className={formStyles.legend}>{words.fields.outline}</legend>
      <p className={formStyles.hint}>{words.map.help}</p>
      {errors.map((error) => (
        <Alert key={error} tone="danger">
          {error}
        </Alert>
      ))}
      {(answer.state === "answered" || answer.state === "failed") && (
        <AreaMap
          label={words.mapLabel}
          words={words.map}
          areas={[...others, own]}
          marks={ring.map(([lon, lat], index) => ({ id: `corner-${index}`, kind: "pickup", at: { lat, lon } }))}
          around={ring.map(([lon, lat]) => ({ lat, lon }))}
          pin={corner ? { lat: corner[1], lon: corner[0] } : null}
          onPin={({ lat, lon }, how) => {
            const place = cornerAt(lon, lat)
            become(how === "pressed" ? pressed(outline, place) : moved(outline, place), how === "pressed")
          }}
        />
      )}
      {rings.length > 1 && (
        <Select
          label={words.fields.outline}
          value={String(at)}
          onChange={(index) => {
            setAt(Number(index))
            setChosen(0)
          }}
          options={rings.map((_, index) => ({ value: String(index), label: words.outlineOf(index + 1) }))}
        />
      )}
      {corner && (
        <fieldset className={styles.corner} aria-label={words.cornerOf(outline.chosen + 1, ring.length)}>
          <div className={styles.walk}>
            <Button
              variant="ghost"
              icon="chevron-left"
              aria-label={words.previousCorner}
              onClick={() => become(stepped(outline, -1))}
            />
            <span aria-live="polite">{words.cornerOf(outline.chosen + 1, ring.length)}</span>
            <Button
              variant="ghost"
              icon="chevron-right"
              aria-label={words.nextCorner}
              onClick={() => become(stepped(outline, 1))}
            />
          </div>
          <CornerField
            label={words.latitude}
            value={corner[1]}
            onChange={(lat) => become(moved(outline, cornerAt(corner[0], lat)))}
          />
          <CornerField
            label={words.longitude}
            value={corner[0]}
            onChange={(lon) => become(moved(outline, cornerAt(lon, corner[1])))}
          />
          <div className="cluster">
            <Button variant="secondary" size="small" icon="plus" onClick={() => become(halved(outline))}>
              {words.addCorner}
            </Button>
            <Button
              variant="secondary"
              size="small"
              icon="bin"
              disabled={ring.length <= 3}
              onClick={() => become(removed(outline))}
            >
              {words.removeCorner}
            </Button>
            <Button variant="secondary" size="small" icon="retry" disabled={past.length === 0} onClick={undo}>
              {words.undoStep}
            </Button>
          </div>
        </fieldset>
      )}
    </fieldset>
  )
}

/** Degrees are taken once they are a number; incomplete text is only shown. */
function CornerField({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={label}
      dir="ltr"
      inputMode="decimal"
      className={formStyles.short}
      value={typed ?? String(value)}
      onChange={(text) => {
        setTyped(text)
        if (/^-?\d{1,3}\.\d{2,}$/.test(text.trim())) onChange(Number(text))
      }}
      onBlur={() => {
        if (typed !== null && /^-?\d{1,3}(\.\d+)?$/.test(typed.trim())) onChange(Number(typed))
        setTyped(null)
      }}
    />
  )
}
