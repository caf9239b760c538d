import { usePage } from "../filled-page.ts"
import { Article, ArticlePart } from "../parts/Article.tsx"
import styles from "./LogisticsPage.module.css"

/** The doors of a town in the drawing. */
const doors = [
  { x: 62, y: 44 },
  { x: 140, y: 128 },
  { x: 52, y: 156 },
  { x: 176, y: 60 },
] as const
const warehouse = { x: 340, y: 104 }

/** /inefficient-urban-logistics-model/: the same four doors, connected in two ways. */
export function LogisticsPage() {
  const { texts } = usePage()
  const words = texts.logisticsPage
  return (
    <Article title={words.title} lead={words.lead} sections={words.sections} callsToBook>
      <ArticlePart heading={words.usualHeading}>
        <Town label={words.usualAlt} hasWarehouse />
        {words.usual.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ArticlePart>
      <ArticlePart heading={words.directHeading}>
        <Town label={words.directAlt} />
        {words.direct.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ArticlePart>
    </Article>
  )
}

function Town({ label, hasWarehouse = false }: { label: string; hasWarehouse?: boolean }) {
  const [first, second, third, fourth] = doors
  const lines = hasWarehouse
    ? doors.map(({ x, y }) => `M${x} ${y}Q${(x + warehouse.x) / 2} ${y - 30} ${warehouse.x} ${warehouse.y}`)
    : [
        `M${first.x} ${first.y}Q120 26 ${fourth.x} ${fourth.y}`,
        `M${third.x} ${third.y}Q100 166 ${second.x} ${second.y}`,
      ]
  return (
    <svg className={styles.town} viewBox="0 0 400 200" role="img" aria-label={label}>
      <path className={styles.ground} d="M24 60q10-50 90-44t110 60 8 96-108 16-92-38-8-90z" />
      {lines.map((line) => (
        <path key={line} className={hasWarehouse ? styles.long : styles.short} d={line} />
      ))}
      {doors.map(({ x, y }, at) =>
        at % 2 === 0 ? (
          <circle key={x} className={styles.from} cx={x} cy={y} r="8" />
        ) : (
          <rect key={x} className={styles.to} x={x - 8} y={y - 8} width="16" height="16" rx="5" />
        ),
      )}
      {hasWarehouse && (
        <rect className={styles.warehouse} x={warehouse.x - 20} y={warehouse.y - 16} width="40" height="32" rx="4" />
      )}
    </svg>
  )
}
