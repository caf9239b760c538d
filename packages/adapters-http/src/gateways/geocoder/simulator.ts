import { type MapServer, type SimulatedAnswer, startMapServer } from "../map-line/map-server.ts"

/** A place as OpenStreetMap has it. */
export interface SimulatedPlace {
  readonly osm_type: "node" | "way" | "relation"
  readonly osm_id: number
  readonly addresstype: string
  readonly lat: number
  readonly lon: number
  readonly names: Readonly<Record<string, string>>
  readonly address: Readonly<Record<string, string>>
}

/**
 * A geocoder with Nominatim's protocol over some places: `/search`, `/reverse` and `/lookup` in the form `jsonv2`. It
 * finds places whose names contain each word of the query, in any country if none is given.
 */
export const startSimulatedNominatim = (places: readonly SimulatedPlace[]): Promise<MapServer> =>
  startMapServer((url) => answered(url, places))

function answered({ pathname, searchParams }: URL, places: readonly SimulatedPlace[]): SimulatedAnswer {
  const asked = (name: string) => searchParams.get(name) ?? ""
  if (asked("format") !== "jsonv2") return refused("Unsupported format")
  if (pathname === "/search") {
    if (asked("q") === "") return refused("Nothing to search for.")
    const words = asked("q")
      .toLowerCase()
      .split(/[\s,]+/)
    const countries = asked("countrycodes").split(",").filter(Boolean)
    const found = places.filter(({ names, address }) => {
      const text = Object.values({ ...names, ...address })
        .join(" ")
        .toLowerCase()
      const isThere = countries.length === 0 || countries.includes(address.country_code ?? "")
      return isThere && words.every((word) => text.includes(word))
    })
    return { status: 200, body: found.slice(0, Number(asked("limit") || 10)).map(hitOf) }
  }
  if (pathname === "/reverse") {
    const [lat, lon] = [Number(asked("lat")), Number(asked("lon"))]
    const [nearest] = places.toSorted((a, b) => away(a, lat, lon) - away(b, lat, lon))
    const isNear = nearest !== undefined && away(nearest, lat, lon) < 0.01
    return { status: 200, body: isNear ? hitOf(nearest) : { error: "Unable to geocode" } }
  }
  if (pathname === "/lookup") {
    const ids = asked("osm_ids").split(",")
    const found = places.filter(({ osm_type, osm_id }) => ids.includes(`${osm_type[0]?.toUpperCase()}${osm_id}`))
    return { status: 200, body: found.map(hitOf) }
  }
  return { status: 404, body: { detail: "Not found" } }
}

const refused = (message: string): SimulatedAnswer => ({ status: 400, body: { error: { code: 400, message } } })

const away = (place: SimulatedPlace, lat: number, lon: number) => Math.hypot(place.lat - lat, place.lon - lon)

/** As Nominatim 5 writes it: degrees as text. */
function hitOf({ osm_type, osm_id, addresstype, lat, lon, names, address }: SimulatedPlace) {
  const name = names["name:en"] ?? names.name ?? ""
  return {
    place_id: osm_id,
    licence: "Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright",
    osm_type,
    osm_id,
    lat: lat.toFixed(7),
    lon: lon.toFixed(7),
    category: "place",
    type: addresstype,
    place_rank: 20,
    importance: 0.3,
    addresstype,
    name,
    display_name: [name, ...Object.values(address)].filter(Boolean).join(", "),
    address,
    boundingbox: [lat - 0.01, lat + 0.01, lon - 0.01, lon + 0.01].map((each) => each.toFixed(7)),
    namedetails: names,
  }
}
