import { type ParcelSize, presetParcels } from "@mersal/domain/booking/parcel/parcel"
import { useTexts } from "../../environment/language.ts"
import styles from "./PackageGuide.module.css"

/** Drawing units per centimetre: a person of 175 cm fits beside the largest box. */
const centimetre = 0.8
const person = 175
const ground = 150

const sizes = ["document", "small", "medium", "large"] as const satisfies readonly ParcelSize[]

/** The sizes drawn to one scale, beside a person, and how to pack (section 2, "package guide popup"). */
export function PackageGuide() {
  const { booking: words, firstStep, packageGuide } = useTexts()
  return (
    <div className="stack">
      <p>{packageGuide.intro}</p>
      <div className={styles.sizes}>
        {sizes.map((size) => {
          const { weightGrams, sidesCm } = presetParcels[size]
          return (
            <figure key={size} className={styles.size}>
              <Drawing sides={sidesCm} />
              <figcaption>
                <span className={styles.name}>{words.sizes[size]}</span>
                <span className={styles.limit}>
                  {firstStep.sizeLimit(weightGrams / 1_000, `\u2066${sidesCm.join("\u00a0×\u00a0")}\u2069`)}
                </span>
              </figcaption>
            </figure>
          )
        })}
      </div>
      <ul className={styles.notes}>
        <li>{packageGuide.limits}</li>
        <li>{packageGuide.volume}</li>
        <li>{packageGuide.packing}</li>
      </ul>
    </div>
  )
}

/** A box on its largest side, its length along the ground. The person beside it always has the same height. */
function Drawing({ sides: [length, width, height] }: { sides: readonly [number, number, number] }) {
  const [long, deep, tall] = [length * centimetre, width * centimetre * 0.5, height * centimetre]
  const [left, top] = [64, ground - tall]
  return (
    <svg className={styles.drawing} viewBox="0 0 152 156" aria-hidden="true" focusable="false">
      <path className={styles.ground} d={`M4 ${ground}H148`} />
      <g className={styles.person} transform={`translate(30 ${ground - person * centimetre})`}>
        <circle cy="11" r="10" />
        <path d="M-10 25h20a8 8 0 0 1 8 8v42a4 4 0 0 1-8 0V40h-1v96a4 4 0 0 1-8 0V84h-2v52a4 4 0 0 1-8 0V40h-1v35a4 4 0 0 1-8 0V33a8 8 0 0 1 8-8z" />
      </g>
      <path className={styles.front} d={`M${left} ${top}h${long}v${tall}h${-long}z`} />
      <path className={styles.top} d={`M${left} ${top}l${deep} ${-deep / 2}h${long}l${-deep} ${deep / 2}z`} />
      <path className={styles.side} d={`M${left + long} ${top}l${deep} ${-deep / 2}v${tall}l${-deep} ${deep / 2}z`} />
    </svg>
  )
}
