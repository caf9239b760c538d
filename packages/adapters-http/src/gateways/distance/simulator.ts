import { greatCircleKm } from "@mersal/domain/places/distance"
import { positionOf } from "@mersal/domain/places/position"
import { type MapServer, type SimulatedAnswer, startMapServer } from "../map-line/map-server.ts"

/** A router with OSRM's protocol, whose roads are `detour` times as long as the great circle. */
export const startSimulatedOsrm = (detour: number): Promise<MapServer> =>
  startMapServer(({ pathname }) => answered(pathname, detour))

function answered(pathname: string, detour: number): SimulatedAnswer {
  const [, places = ""] = /^\/route\/v1\/driving\/([-\d.,;]+)$/.exec(pathname) ?? []
  const [from, to, ...more] = places.split(";").map((place) => {
    const [lon = Number.NaN, lat = Number.NaN] = place.split(",").map(Number)
    return positionOf(lat, lon)
  })
  if (!from || !to || more.length > 0)
    return { status: 400, body: { code: "InvalidQuery", message: "Query string malformed" } }
  const metres = Math.round(greatCircleKm(from, to) * detour * 10_000) / 10
  const waypoints = [from, to].map(({ lat, lon }) => ({ hint: "", distance: 4.2, name: "", location: [lon, lat] }))
  const leg = { steps: [], distance: metres, duration: metres / 12, summary: "", weight: metres / 12 }
  const route = {
    legs: [leg],
    distance: metres,
    duration: leg.duration,
    weight_name: "routability",
    weight: leg.weight,
  }
  return { status: 200, body: { code: "Ok", routes: [route], waypoints } }
}
