import { buttonClass } from "../../ui/button-class.ts"
import { Icon } from "../../ui/Icon.tsx"
import { usePage } from "../filled-page.ts"
import { AreaPicture } from "../parts/AreaPicture.tsx"
import { Article, ArticlePart } from "../parts/Article.tsx"
import { SiteField } from "../parts/SiteField.tsx"
import { SiteForm } from "../parts/SiteForm.tsx"
import { WayToAnswer } from "../parts/WayToAnswer.tsx"
import styles from "./CoveragePage.module.css"

/** /shyft-courier-uae-delivery-service-coverage: the areas that the booking checks, drawn and named. */
export function CoveragePage() {
  const { texts, facts, country, language, bookingLink } = usePage()
  const words = texts.coveragePage
  const forms = texts.siteForms
  const { live } = facts
  return (
    <Article title={words.title} lead={words.lead(country)} sections={words.sections} callsToBook>
      {live && (
        <>
          <AreaPicture label={words.mapLabel(country)} areas={live.areas} />
          <ArticlePart heading={words.listHeading}>
            <ul role="list">
              {live.areas.map(({ id, city }) => {
                const districts = (live.districts[id] ?? []).map((name) => name[language])
                return (
                  <li key={id} className={styles.area}>
                    <details>
                      <summary className={styles.summary}>
                        <h3 className={styles.city}>{city[language]}</h3>
                        <span className="text-muted">{words.districts(districts.length)}</span>
                        <Icon name="chevron-down" className={styles.chevron} />
                      </summary>
                      <ul role="list" className={styles.districts}>
                        {districts.toSorted(new Intl.Collator(language).compare).map((name) => (
                          <li key={name}>{name}</li>
                        ))}
                      </ul>
                    </details>
                  </li>
                )
              })}
            </ul>
            <p>
              <a href={bookingLink} className={buttonClass({})} data-screen>
                {words.check}
              </a>
            </p>
          </ArticlePart>
        </>
      )}
      {/* The booking page links here when it refuses a place. */}
      <ArticlePart heading={words.tellHeading} id="tell-me-when">
        <p id="tell-text">{words.tellText}</p>
        <SiteForm
          id="tell"
          kind="tell-me-when"
          labelledBy="tell-text"
          submit={words.tellSubmit}
          doneHeading={words.tellDoneHeading}
          done={<p>{words.tellDoneText}</p>}
        >
          <SiteField form="tell" name="place" label={forms.place} hint={forms.placeHint} />
          <WayToAnswer form="tell" />
        </SiteForm>
      </ArticlePart>
    </Article>
  )
}
