import { enteredPin } from "@mersal/domain/delivery/pin"
import type { DriverProof } from "@mersal/domain/machines/delivery/command-queue"
import type { RunStop } from "@mersal/domain/ports/driving/operations-service"
import { useEffect, useId, useRef, useState } from "react"
import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Sheet } from "../../ui/Dialog.tsx"
import { FieldError } from "../../ui/Field.tsx"
import { RadioPills } from "../../ui/RadioPills.tsx"
import { TextField } from "../../ui/TextField.tsx"
import styles from "./Driver.module.css"
import { PhotoField } from "./PhotoField.tsx"
import { jpegOf } from "./picture.ts"
import { SignaturePad } from "./SignaturePad.tsx"

interface ProofSheetProps {
  stop: RunStop
  isSilent: boolean
  /** Whether the server's answer is pending. */
  isBusy: boolean
  /** The text why the server refused the last proof. */
  refusal: string | null
  keepPicture: (bytes: Uint8Array) => Promise<string>
  onProof: (proof: DriverProof) => void
  onClose: () => void
}

type ProofKind = DriverProof["kind"]

/** How the hand-over of the parcel is proved. A returned parcel has no PIN, because its sender does not know it. */
export function ProofSheet({ stop, isSilent, isBusy, refusal, keepPicture, onProof, onClose }: ProofSheetProps) {
  const { driver: words, shell } = useTexts()
  const id = useId()
  const kinds: readonly ProofKind[] =
    stop.now.state === "returning" ? ["photo", "signature"] : ["pin", "photo", "signature"]
  const [kind, setKind] = useState<ProofKind>(kinds[0] ?? "photo")
  const [pin, setPin] = useState("")
  const photo = useRef<Promise<Uint8Array | null> | null>(null)
  const signed = useRef<HTMLCanvasElement | null>(null)
  const [missing, setMissing] = useState<ProofKind | null>(null)
  const [isReading, setReading] = useState(false)

  // After a refusal the focus goes to the field with the fault.
  const pinField = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal !== null) pinField.current?.querySelector("input")?.focus()
  }, [refusal])

  const bytesOf = async (): Promise<Uint8Array | null> =>
    kind === "photo" ? photo.current : signed.current && (await jpegOf(signed.current, 0.9))
  const confirm = async () => {
    if (isBusy || isReading) return
    setMissing(null)
    if (kind === "pin") {
      const entered = enteredPin(pin)
      return entered === null ? setMissing(kind) : onProof({ kind, pin: entered })
    }
    setReading(true)
    try {
      const bytes = await bytesOf()
      if (!bytes) return setMissing(kind)
      onProof({ kind, picture: await keepPicture(bytes), image: null })
    } finally {
      setReading(false)
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.proofTitle}
      closeLabel={shell.close}
      footer={
        <Button fullWidth className={styles.first} busy={isBusy || isReading} onClick={() => void confirm()}>
          {words.proofConfirm}
        </Button>
      }
    >
      <div className="stack">
        {refusal !== null && (
          <Alert tone="danger" announce="now">
            {refusal}
          </Alert>
        )}
        <RadioPills
          legend={words.proofHow}
          stretch
          value={kind}
          onChange={(chosen) => {
            setKind(chosen)
            setMissing(null)
          }}
          options={kinds.map((value) => ({ value, label: words.proofKinds[value] }))}
        />
        {kind === "pin" && (
          <div ref={pinField}>
            <TextField
              label={words.pin}
              hint={isSilent ? words.pinOffline : words.pinHint}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              value={pin}
              onChange={setPin}
              error={missing === "pin" ? words.pinMissing : undefined}
              isErrorAnnounced
            />
          </div>
        )}
        {kind === "photo" && (
          <PhotoField
            id={`${id}-photo`}
            onTaken={(bytes) => {
              photo.current = bytes
              setMissing(null)
            }}
          />
        )}
        {kind === "signature" && (
          <SignaturePad
            id={`${id}-signature`}
            onDrawn={(canvas) => {
              signed.current = canvas
              setMissing(null)
            }}
          />
        )}
        {missing !== null && missing !== "pin" && (
          <div role="alert">
            <FieldError id={`${id}-missing`}>
              {missing === "photo" ? words.photoMissing : words.signatureMissing}
            </FieldError>
          </div>
        )}
      </div>
    </Sheet>
  )
}
