import { back, type Line, outlineOf } from "../outline.ts"
import type { ServiceArea } from "../service-area.ts"

// Drawn by hand for couriers, based on the coast and border of Natural Earth 1:10m (public domain). It is no legal map:
// the borders between municipalities are smoothed, the coast is up to a kilometre off the shore so that no pier is cut
// off, and the border with Saudi Arabia is some hundred metres inside. Corners are longitude, latitude.

// Coasts, clockwise from the border of Saudi Arabia on the west.

const rayyanCoast: Line = [
  [50.815, 24.748],
  [50.842, 24.772],
  [50.852, 24.797],
  [50.844, 24.888],
  [50.834, 24.914],
  [50.79, 24.986],
  [50.8, 25.032],
  [50.8, 25.066],
  [50.77, 25.088],
]
const shahaniyaCoast: Line = [
  [50.77, 25.088],
  [50.762, 25.127],
  [50.75, 25.19],
  [50.752, 25.27],
  [50.757, 25.335],
  [50.743, 25.42],
  [50.752, 25.47],
  [50.742, 25.497],
  [50.772, 25.535],
  [50.8, 25.54],
  [50.818, 25.56],
  [50.822, 25.585],
  [50.776, 25.6],
  [50.785, 25.622],
  [50.83, 25.637],
  [50.85, 25.662],
  [50.872, 25.645],
  [50.884, 25.635],
  [50.873, 25.588],
  [50.88, 25.55],
  [50.893, 25.545],
  [50.9, 25.59],
  [50.915, 25.615],
  [50.95, 25.606],
  [50.965, 25.635],
  [50.92, 25.625],
  [50.895, 25.635],
  [50.88, 25.66],
  [50.878, 25.685],
  [50.887, 25.725],
]
const khorWestCoast: Line = [
  [50.887, 25.725],
  [50.893, 25.745],
  [50.895, 25.795],
  [50.92, 25.818],
  [50.942, 25.84],
  [50.945, 25.862],
]
const shamalCoast: Line = [
  [50.945, 25.862],
  [50.968, 25.918],
  [50.975, 25.985],
  [51, 25.98],
  [51.022, 26.032],
  [51.042, 26.06],
  [51.13, 26.09],
  [51.16, 26.13],
  [51.172, 26.148],
  [51.194, 26.143],
  [51.25, 26.168],
  [51.338, 26.128],
  [51.356, 26.105],
  [51.357, 26.045],
  [51.39, 26.028],
  [51.395, 25.985],
  [51.41, 25.962],
  [51.44, 25.962],
]
const khorEastCoast: Line = [
  [51.44, 25.962],
  [51.5, 25.96],
  [51.56, 25.95],
  [51.62, 25.945],
  [51.635, 25.91],
  [51.605, 25.87],
  [51.602, 25.775],
  [51.6, 25.71],
  [51.585, 25.685],
  [51.56, 25.672],
  [51.563, 25.65],
  [51.56, 25.625],
  [51.505, 25.605],
]
const daayenCoast: Line = [
  [51.505, 25.605],
  [51.502, 25.55],
  [51.485, 25.53],
  [51.482, 25.515],
  [51.52, 25.46],
  [51.54, 25.445],
  [51.55, 25.42],
  [51.545, 25.4],
  [51.562, 25.39],
]
// Around The Pearl, Katara, West Bay, along the corniche, the old port and the airport's island.
const dohaCoast: Line = [
  [51.562, 25.39],
  [51.568, 25.375],
  [51.562, 25.357],
  [51.545, 25.354],
  [51.54, 25.34],
  [51.54, 25.328],
  [51.541, 25.317],
  [51.531, 25.3135],
  [51.522, 25.306],
  [51.522, 25.299],
  [51.53, 25.2965],
  [51.538, 25.299],
  [51.548, 25.3075],
  [51.561, 25.308],
  [51.57, 25.3],
  [51.59, 25.3],
  [51.625, 25.29],
  [51.638, 25.26],
  [51.63, 25.225],
  [51.632, 25.205],
]
const wakrahCoast: Line = [
  [51.632, 25.205],
  [51.622, 25.17],
  [51.62, 25.12],
  [51.612, 25.06],
  [51.62, 25.02],
  [51.605, 24.98],
  [51.595, 24.94],
  [51.555, 24.9],
  [51.535, 24.865],
  [51.51, 24.855],
  [51.484, 24.77],
  [51.465, 24.735],
  [51.452, 24.67],
  [51.4, 24.638],
  [51.385, 24.61],
  [51.36, 24.585],
  [51.342, 24.578],
  [51.335, 24.59],
  [51.35, 24.63],
  [51.34, 24.655],
  [51.29, 24.665],
  [51.26, 24.66],
  [51.215, 24.648],
  [51.208, 24.632],
]

// The border with Saudi Arabia, from the inland sea to the bay of Salwa.

const saudiByWakrah: Line = [
  [51.208, 24.632],
  [51.146, 24.581],
]
const saudiByRayyan: Line = [
  [51.146, 24.581],
  [51.096, 24.566],
  [51.04, 24.564],
  [50.98, 24.573],
  [50.931, 24.592],
  [50.885, 24.64],
  [50.815, 24.748],
]

// Borders between the municipalities.

const dohaDaayen: Line = [
  [51.562, 25.39],
  [51.53, 25.388],
  [51.51, 25.385],
  [51.49, 25.38],
  [51.465, 25.368],
]
const dohaRayyan: Line = [
  [51.465, 25.368],
  [51.455, 25.335],
  [51.468, 25.315],
  [51.476, 25.295],
  [51.487, 25.275],
  [51.487, 25.258],
  [51.505, 25.247],
  [51.525, 25.235],
  [51.525, 25.215],
]
const dohaWakrah: Line = [
  [51.525, 25.215],
  [51.565, 25.215],
  [51.632, 25.205],
]
const rayyanWakrah: Line = [
  [51.525, 25.215],
  [51.48, 25.165],
  [51.42, 25.1],
  [51.35, 24.97],
  [51.25, 24.8],
  [51.146, 24.581],
]
const rayyanUmmSalal: Line = [
  [51.465, 25.368],
  [51.43, 25.355],
  [51.38, 25.36],
  [51.33, 25.385],
]
const rayyanShahaniya: Line = [
  [51.33, 25.385],
  [51.31, 25.3],
  [51.28, 25.18],
  [51.15, 25.11],
  [50.9, 25.09],
  [50.77, 25.088],
]
const ummSalalDaayen: Line = [
  [51.465, 25.368],
  [51.455, 25.4],
  [51.445, 25.46],
  [51.43, 25.56],
]
const ummSalalKhor: Line = [
  [51.43, 25.56],
  [51.36, 25.53],
  [51.3, 25.47],
]
const ummSalalShahaniya: Line = [
  [51.3, 25.47],
  [51.33, 25.385],
]
const daayenKhor: Line = [
  [51.43, 25.56],
  [51.45, 25.61],
  [51.48, 25.612],
  [51.505, 25.605],
]
const khorShahaniya: Line = [
  [51.3, 25.47],
  [51.2, 25.56],
  [51.17, 25.66],
  [51, 25.7],
  [50.887, 25.725],
]
const khorShamal: Line = [
  [51.44, 25.962],
  [51.33, 25.93],
  [51.15, 25.87],
  [50.945, 25.862],
]

/** The eight municipalities of Qatar; Lusail lies in Al Daayen and Dukhan in Al Shahaniya (D21). */
export const areasOfQatar: readonly ServiceArea[] = [
  {
    id: "doha",
    market: "QA",
    city: { en: "Doha", ar: "الدوحة" },
    generation: "old",
    rings: [outlineOf(dohaCoast, back(dohaWakrah), back(dohaRayyan), back(dohaDaayen))],
  },
  {
    id: "al-rayyan",
    market: "QA",
    city: { en: "Al Rayyan", ar: "الريان" },
    generation: "old",
    rings: [
      outlineOf(rayyanCoast, back(rayyanShahaniya), back(rayyanUmmSalal), dohaRayyan, rayyanWakrah, saudiByRayyan),
    ],
  },
  {
    id: "al-wakrah",
    market: "QA",
    city: { en: "Al Wakrah", ar: "الوكرة" },
    generation: "old",
    rings: [outlineOf(wakrahCoast, saudiByWakrah, back(rayyanWakrah), dohaWakrah)],
  },
  {
    id: "umm-salal",
    market: "QA",
    city: { en: "Umm Salal", ar: "أم صلال" },
    generation: "new",
    rings: [outlineOf(ummSalalDaayen, ummSalalKhor, ummSalalShahaniya, back(rayyanUmmSalal))],
  },
  {
    id: "al-daayen",
    market: "QA",
    city: { en: "Al Daayen", ar: "الظعاين" },
    generation: "new",
    rings: [outlineOf(daayenCoast, dohaDaayen, ummSalalDaayen, daayenKhor)],
  },
  {
    id: "al-khor",
    market: "QA",
    city: { en: "Al Khor", ar: "الخور" },
    generation: "new",
    rings: [outlineOf(khorWestCoast, back(khorShamal), khorEastCoast, back(daayenKhor), ummSalalKhor, khorShahaniya)],
  },
  {
    id: "al-shamal",
    market: "QA",
    city: { en: "Al Shamal", ar: "الشمال" },
    generation: "new",
    rings: [outlineOf(shamalCoast, khorShamal)],
  },
  {
    id: "al-shahaniya",
    market: "QA",
    city: { en: "Al Shahaniya", ar: "الشيحانية" },
    generation: "new",
    rings: [outlineOf(shahaniyaCoast, back(khorShahaniya), ummSalalShahaniya, rayyanShahaniya)],
  },
]
