import type { Language } from "@mersal/domain/messages/language"
import type { Texts } from "@mersal/domain/messages/texts"
import { type AreaName, type Areas, areas } from "./areas.ts"

type English<Area extends AreaName> = Awaited<ReturnType<Areas[Area]["en"]>>

/** Every dictionary of the application, by area: `texts.details.building`. */
export type PageTexts = {
  readonly [Area in AreaName]: Area extends keyof English<Area> ? Texts<English<Area>[Area]> : never
}

type Dictionaries = { -readonly [Area in AreaName]?: PageTexts[Area] }

const known: Partial<Areas> = {}

const loaded: Readonly<Record<Language, Dictionaries>> = { en: {}, ar: {} }
const loading = new Map<string, Promise<void>>()

function loadArea(language: Language, area: AreaName): Promise<void> {
  const key = `${language} ${area}`
  const begun = loading.get(key)
  if (begun) return begun
  const load: (() => Promise<object>) | undefined = known[area]?.[language]
  if (!load) throw new Error(`Not on this page: ${area}`)
  const promise = load().then(
    // A dictionary's file exports it by its area's name.
    (file) => void Object.assign(loaded[language], file),
    (failure) => {
      loading.delete(key)
      throw failure
    },
  )
  loading.set(key, promise)
  return promise
}

/** Loads dictionaries in parallel. Loaded ones cost nothing. */
export async function loadAreas(language: Language, names: readonly AreaName[]): Promise<void> {
  await Promise.all(names.map((name) => loadArea(language, name)))
}

/** The areas loaded in a language, which a change of language must load too. */
export const loadedAreas = (language: Language): readonly AreaName[] => Object.keys(loaded[language]) as AreaName[]

const pause = () => new Promise((again) => setTimeout(again, 3_000))

const dictionaries = { en: {}, ar: {} }

/**
 * A language's dictionaries. Reading one that is not loaded yet suspends the component until it is. One that does not
 * come is asked for again after a pause: React would do so at once, and for as long as there is no connection.
 */
export const textsOf = dictionaries as Readonly<Record<Language, PageTexts>>

/** Registers dictionaries with this page. */
export function addAreas(added: Partial<Areas>): void {
  Object.assign(known, added)
  for (const language of Object.keys(dictionaries) as Language[])
    for (const area of Object.keys(added) as AreaName[])
      Object.defineProperty(dictionaries[language], area, {
        configurable: true,
        enumerable: true,
        get: () => {
          const dictionary = loaded[language][area]
          if (dictionary === undefined) throw loadArea(language, area).catch(pause)
          return dictionary
        },
      })
}

addAreas(areas)
