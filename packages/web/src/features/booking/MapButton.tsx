import type { Place, StopSide } from "@mersal/domain/booking/stop"
import type { FoundPlace } from "@mersal/domain/ports/driving/coverage-service"
import { type ComponentType, useState } from "react"
import { useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"

interface MapButtonProps {
  /** Names the map by the field that it fills. */
  label: string
  start: Place | null
  other: Place | null
  otherSide: StopSide
  onChoose: (place: FoundPlace) => void
}

type Picker = ComponentType<Pick<MapButtonProps, "start" | "other" | "otherSide" | "onChoose">>

/** Loads a map on a press only. Everything also works without it (D20). */
export function MapButton({ label, start, other, otherSide, onChoose }: MapButtonProps) {
  const { firstStep, shell } = useTexts()
  const [shown, setShown] = useState<"closed" | "loading" | "open" | "failed">("closed")
  const [Picker, setPicker] = useState<Picker | null>(null)
  const open = async () => {
    setShown("loading")
    try {
      const { MapPicker } = await import("./MapPicker.tsx")
      setPicker(() => MapPicker)
      setShown("open")
    } catch {
      setShown("failed")
    }
  }
  const close = () => setShown("closed")
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon="map-pin"
        busy={shown === "loading"}
        busyLabel={firstStep.mapLoading}
        aria-label={`${firstStep.mapOpen}: ${label}`}
        aria-haspopup="dialog"
        onClick={open}
      >
        {firstStep.mapOpen}
      </Button>
      {shown === "failed" && (
        <p role="alert" className="text-small text-muted">
          {firstStep.mapFailed}
        </p>
      )}
      <Dialog open={shown === "open"} onClose={close} title={label} closeLabel={shell.close}>
        {Picker && (
          <Picker
            start={start}
            other={other}
            otherSide={otherSide}
            onChoose={(place) => {
              close()
              onChoose(place)
            }}
          />
        )}
      </Dialog>
    </>
  )
}
