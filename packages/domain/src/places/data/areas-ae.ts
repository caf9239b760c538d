import { back, type Line, outlineOf, type Ring } from "../outline.ts"
import type { ServiceArea } from "../service-area.ts"

// Drawn by hand for couriers, based on the coast and borders of Natural Earth 1:10m (public domain). It is no legal
// map: the borders between emirates are smoothed, the coast is up to a kilometre off the shore so that no pier is cut
// off, and the border with Oman and Saudi Arabia is some hundred metres inside. Corners are longitude, latitude.

// Coasts, from west to east and from north to south.

// Around Hudayriyat, the main island, Saadiyat, Yas and Khalifa Port; the islands farther out are not served.
const abuDhabiCoast: Line = [
  [51.583, 24.24],
  [51.63, 24.25],
  [51.7, 24.24],
  [51.74, 24.285],
  [51.762, 24.297],
  [51.79, 24.265],
  [51.78, 24.18],
  [51.795, 24.06],
  [51.815, 24.01],
  [51.94, 23.995],
  [52.02, 23.997],
  [52.07, 23.972],
  [52.2, 23.982],
  [52.34, 24.015],
  [52.45, 24.07],
  [52.565, 24.155],
  [52.57, 24.205],
  [52.605, 24.22],
  [52.64, 24.2],
  [52.675, 24.155],
  [52.83, 24.162],
  [52.95, 24.15],
  [53, 24.173],
  [53.07, 24.135],
  [53.13, 24.145],
  [53.14, 24.178],
  [53.165, 24.182],
  [53.2, 24.168],
  [53.245, 24.12],
  [53.31, 24.107],
  [53.44, 24.13],
  [53.5, 24.102],
  [53.56, 24.09],
  [53.59, 24.06],
  [53.7, 24.08],
  [53.86, 24.075],
  [53.95, 24.115],
  [54.1, 24.15],
  [54.16, 24.185],
  [54.19, 24.215],
  [54.25, 24.235],
  [54.31, 24.275],
  [54.38, 24.268],
  [54.42, 24.3],
  [54.445, 24.335],
  [54.462, 24.37],
  [54.468, 24.392],
  [54.45, 24.405],
  [54.425, 24.415],
  [54.4, 24.422],
  [54.39, 24.4],
  [54.385, 24.382],
  [54.35, 24.378],
  [54.315, 24.395],
  [54.302, 24.43],
  [54.292, 24.448],
  [54.292, 24.472],
  [54.31, 24.485],
  [54.318, 24.492],
  [54.335, 24.515],
  [54.365, 24.535],
  [54.385, 24.545],
  [54.41, 24.558],
  [54.45, 24.575],
  [54.49, 24.585],
  [54.53, 24.56],
  [54.575, 24.535],
  [54.6, 24.56],
  [54.612, 24.595],
  [54.6, 24.615],
  [54.63, 24.645],
  [54.64, 24.68],
  [54.62, 24.74],
  [54.615, 24.79],
  [54.625, 24.835],
  [54.66, 24.84],
  [54.69, 24.815],
  [54.735, 24.81],
  [54.76, 24.84],
  [54.82, 24.875],
  [54.86, 24.895],
  [54.885, 24.922],
]

// Around Palm Jebel Ali, Bluewaters, Palm Jumeirah, Burj Al Arab, Jumeira Bay, Port Rashid and Dubai Islands.
const dubaiCoast: Line = [
  [54.885, 24.922],
  [54.925, 24.965],
  [54.938, 25.005],
  [54.955, 25.04],
  [54.99, 25.045],
  [55.03, 25.06],
  [55.065, 25.055],
  [55.09, 25.055],
  [55.108, 25.078],
  [55.115, 25.09],
  [55.103, 25.098],
  [55.098, 25.118],
  [55.106, 25.14],
  [55.125, 25.15],
  [55.15, 25.148],
  [55.168, 25.132],
  [55.178, 25.14],
  [55.188, 25.165],
  [55.205, 25.19],
  [55.222, 25.215],
  [55.232, 25.226],
  [55.242, 25.24],
  [55.252, 25.27],
  [55.255, 25.283],
  [55.27, 25.295],
  [55.275, 25.31],
  [55.29, 25.335],
  [55.315, 25.345],
  [55.335, 25.34],
  [55.352, 25.334],
]
const sharjahCoast: Line = [
  [55.352, 25.334],
  [55.36, 25.345],
  [55.367, 25.362],
  [55.378, 25.375],
  [55.393, 25.387],
  [55.408, 25.401],
]
const ajmanCoast: Line = [
  [55.408, 25.401],
  [55.425, 25.415],
  [55.435, 25.425],
  [55.455, 25.435],
  [55.47, 25.447],
  [55.478, 25.456],
]
const hamriyahCoast: Line = [
  [55.478, 25.456],
  [55.472, 25.468],
  [55.475, 25.482],
  [55.49, 25.496],
  [55.497, 25.503],
]
const ummAlQuwainCoast: Line = [
  [55.497, 25.503],
  [55.512, 25.535],
  [55.53, 25.568],
  [55.548, 25.592],
  [55.575, 25.6],
  [55.6, 25.615],
  [55.65, 25.63],
  [55.68, 25.643],
  [55.7, 25.655],
]
const rasAlKhaimahCoast: Line = [
  [55.7, 25.655],
  [55.705, 25.68],
  [55.735, 25.703],
  [55.79, 25.722],
  [55.83, 25.738],
  [55.87, 25.765],
  [55.9, 25.795],
  [55.925, 25.825],
  [55.94, 25.845],
  [55.965, 25.858],
  [56, 25.893],
  [56.005, 25.93],
  [56.025, 25.96],
  [56.045, 26],
  [56.055, 26.03],
  [56.065, 26.065],
  [56.088, 26.063],
]
const dibbaHisnCoast: Line = [
  [56.288, 25.629],
  [56.293, 25.621],
]
const fujairahNorthCoast: Line = [
  [56.293, 25.621],
  [56.33, 25.615],
  [56.352, 25.608],
  [56.362, 25.59],
  [56.38, 25.525],
  [56.372, 25.47],
  [56.378, 25.4],
]
const khorFakkanCoast: Line = [
  [56.378, 25.4],
  [56.384, 25.375],
  [56.39, 25.345],
  [56.39, 25.315],
]
const fujairahSouthCoast: Line = [
  [56.39, 25.315],
  [56.39, 25.28],
  [56.383, 25.25],
  [56.384, 25.19],
  [56.376, 25.15],
  [56.372, 25.095],
]
const kalbaCoast: Line = [
  [56.372, 25.095],
  [56.373, 25.05],
  [56.378, 25.01],
  [56.388, 24.982],
]

// The border with Oman, from Musandam to the corner of three countries, and with Saudi Arabia from there to the Gulf.

const omanByRasAlKhaimah: Line = [
  [56.088, 26.063],
  [56.1, 26.058],
  [56.15, 26.072],
  [56.16, 26.07],
  [56.178, 26.015],
  [56.168, 25.965],
  [56.166, 25.878],
  [56.14, 25.838],
  [56.137, 25.82],
  [56.14, 25.803],
  [56.168, 25.765],
  [56.138, 25.735],
  [56.138, 25.71],
]
const omanByFujairah: Line = [
  [56.138, 25.71],
  [56.14, 25.668],
  [56.153, 25.651],
  [56.178, 25.649],
  [56.194, 25.622],
  [56.218, 25.612],
  [56.24, 25.613],
  [56.255, 25.617],
]
const omanByDibbaHisn: Line = [
  [56.255, 25.617],
  [56.272, 25.6265],
  [56.288, 25.629],
]
const omanByKalba: Line = [
  [56.388, 24.982],
  [56.33, 24.977],
  [56.317, 24.965],
  [56.313, 24.933],
  [56.306, 24.898],
  [56.278, 24.881],
  [56.262, 24.868],
]
const omanByWadiAlQor: Line = [
  [56.262, 24.868],
  [56.24, 24.847],
  [56.187, 24.835],
  [56.168, 24.829],
]
const omanByHatta: Line = [
  [56.168, 24.829],
  [56.15, 24.79],
  [56.131, 24.767],
  [56.122, 24.748],
  [56.116, 24.739],
  [56.097, 24.734],
  [56.06, 24.737],
]
const omanByMasfout: Line = [
  [56.06, 24.737],
  [56.037, 24.756],
  [56.004, 24.826],
  [55.968, 24.856],
  [55.962, 24.868],
  [55.965, 24.879],
  [55.98, 24.883],
  [55.993, 24.879],
  [56.033, 24.854],
]
const omanByShawka: Line = [
  [56.033, 24.854],
  [56.031, 24.883],
  [56.023, 24.929],
  [56.008, 24.96],
  [55.98, 24.976],
]
const omanBySharjah: Line = [
  [55.98, 24.976],
  [55.936, 24.982],
  [55.894, 24.972],
  [55.861, 24.951],
  [55.828, 24.924],
  [55.795, 24.889],
  [55.786, 24.868],
]
// Between Hili and Buraimi, where the towns touch, the line follows the fence.
const omanByAlAin: Line = [
  [55.786, 24.868],
  [55.784, 24.855],
  [55.795, 24.779],
  [55.788, 24.723],
  [55.791, 24.704],
  [55.811, 24.646],
  [55.788, 24.622],
  [55.78, 24.588],
  [55.755, 24.56],
  [55.759, 24.536],
  [55.77, 24.495],
  [55.766, 24.441],
  [55.772, 24.422],
  [55.8, 24.404],
  [55.805, 24.392],
  [55.801, 24.341],
  [55.799, 24.305],
  [55.795, 24.289],
  [55.776, 24.275],
  [55.765, 24.262],
  [55.758, 24.25],
  [55.759, 24.236],
  [55.768, 24.23],
  [55.785, 24.2265],
  [55.812, 24.22],
  [55.832, 24.2145],
  [55.848, 24.211],
  [55.903, 24.228],
  [55.929, 24.219],
  [55.946, 24.183],
  [55.957, 24.141],
  [55.991, 24.081],
  [55.984, 24.07],
  [55.925, 24.055],
  [55.806, 24.011],
  [55.79, 24.013],
  [55.764, 24.031],
  [55.744, 24.03],
  [55.712, 24.023],
  [55.648, 24.03],
  [55.589, 24.014],
  [55.542, 23.989],
  [55.453, 23.966],
  [55.449, 23.948],
  [55.476, 23.913],
  [55.528, 23.873],
  [55.536, 23.772],
  [55.485, 23.694],
  [55.442, 23.554],
  [55.37, 23.472],
  [55.338, 23.338],
  [55.222, 23.122],
  [55.19, 23.025],
  [55.186, 22.996],
  [55.194, 22.849],
  [55.183, 22.706],
]
const saudiByAlAin: Line = [
  [55.183, 22.706],
  [55.12, 22.63],
  [55.103, 22.626],
]
const saudiByAbuDhabi: Line = [
  [55.103, 22.626],
  [54.136, 22.746],
  [52.744, 22.916],
  [52.588, 22.936],
  [52.562, 22.944],
  [52.541, 22.96],
  [52.228, 23.333],
  [51.76, 23.892],
  [51.6, 24.082],
  [51.586, 24.104],
  [51.578, 24.13],
  [51.582, 24.19],
  [51.583, 24.24],
]

// Borders between the areas.

const abuDhabiDubai: Line = [
  [54.885, 24.922],
  [54.925, 24.865],
  [54.965, 24.815],
  [55.05, 24.785],
  [55.15, 24.755],
]
const abuDhabiAlAin: Line = [
  [55.15, 24.755],
  [55.1, 24.4],
  [55.08, 24.1],
  [55.08, 23.6],
  [55.1, 23],
  [55.103, 22.626],
]
const dubaiAlAin: Line = [
  [55.15, 24.755],
  [55.3, 24.705],
  [55.45, 24.675],
  [55.58, 24.7],
  [55.65, 24.745],
]
const sharjahAlAin: Line = [
  [55.786, 24.868],
  [55.72, 24.86],
  [55.65, 24.745],
]
const dubaiSharjah: Line = [
  [55.65, 24.745],
  [55.665, 24.88],
  [55.66, 24.97],
  [55.64, 25.06],
  [55.625, 25.13],
  [55.6, 25.2],
  [55.56, 25.245],
  [55.5, 25.265],
  [55.44, 25.27],
  [55.408, 25.278],
  [55.392, 25.288],
  [55.372, 25.2965],
  [55.357, 25.303],
  [55.356, 25.318],
  [55.352, 25.334],
]
const sharjahAjman: Line = [
  [55.408, 25.401],
  [55.418, 25.393],
  [55.43, 25.385],
  [55.447, 25.376],
  [55.47, 25.371],
  [55.52, 25.366],
  [55.57, 25.352],
  [55.63, 25.356],
  [55.66, 25.38],
]
const hamriyahAjman: Line = [
  [55.478, 25.456],
  [55.5, 25.447],
  [55.56, 25.445],
]
const hamriyahUmmAlQuwain: Line = [
  [55.497, 25.503],
  [55.52, 25.492],
  [55.58, 25.472],
  [55.56, 25.445],
]
const ajmanUmmAlQuwain: Line = [
  [55.56, 25.445],
  [55.6, 25.43],
  [55.66, 25.38],
]
const sharjahUmmAlQuwain: Line = [
  [55.66, 25.38],
  [55.75, 25.35],
  [55.82, 25.32],
  [55.89, 25.322],
  [55.93, 25.365],
]
const ummAlQuwainRasAlKhaimah: Line = [
  [55.7, 25.655],
  [55.718, 25.632],
  [55.8, 25.55],
  [55.86, 25.45],
  [55.93, 25.365],
]
const sharjahRasAlKhaimah: Line = [
  [55.93, 25.365],
  [55.97, 25.31],
  [55.99, 25.25],
]
const rasAlKhaimahFujairah: Line = [
  [55.99, 25.25],
  [56.06, 25.285],
  [56.12, 25.29],
  [56.15, 25.32],
  [56.125, 25.36],
  [56.1, 25.44],
  [56.03, 25.53],
  [56.06, 25.61],
  [56.138, 25.71],
]
const sharjahFujairah: Line = [
  [55.99, 25.25],
  [55.99, 25.19],
]
const sharjahShawka: Line = [
  [55.99, 25.19],
  [55.985, 25.08],
  [55.98, 24.976],
]
const shawkaFujairah: Line = [
  [55.99, 25.19],
  [56.1, 25.18],
  [56.16, 25.12],
  [56.17, 25.07],
]
const shawkaKalba: Line = [
  [56.17, 25.07],
  [56.15, 25],
  [56.2, 24.93],
  [56.262, 24.868],
]
const kalbaFujairah: Line = [
  [56.372, 25.095],
  [56.34, 25.09],
  [56.28, 25.06],
  [56.2, 25.055],
  [56.17, 25.07],
]
const khorFakkanFujairah: Line = [
  [56.378, 25.4],
  [56.33, 25.4],
  [56.3, 25.37],
  [56.315, 25.335],
  [56.35, 25.318],
  [56.39, 25.315],
]
const dibbaHisnFujairah: Line = [
  [56.293, 25.621],
  [56.265, 25.606],
  [56.255, 25.617],
]
const hattaShawka: Line = [
  [56.168, 24.829],
  [56.13, 24.845],
  [56.1, 24.845],
]
const masfoutShawka: Line = [
  [56.1, 24.845],
  [56.06, 24.862],
  [56.033, 24.854],
]
const hattaMasfout: Line = [
  [56.1, 24.845],
  [56.1, 24.805],
  [56.075, 24.78],
  [56.06, 24.737],
]

/** Ajman's inland town between Ras Al Khaimah's villages. */
const manama: Ring = [
  [55.995, 25.305],
  [56.05, 25.305],
  [56.05, 25.355],
  [55.995, 25.355],
]

/** Oman inside Fujairah; not served. */
const madha: Ring = [
  [56.26, 25.334],
  [56.231, 25.314],
  [56.231, 25.294],
  [56.241, 25.279],
  [56.232, 25.27],
  [56.206, 25.258],
  [56.202, 25.232],
  [56.206, 25.219],
  [56.234, 25.207],
  [56.254, 25.214],
  [56.283, 25.232],
  [56.294, 25.242],
  [56.319, 25.249],
  [56.349, 25.264],
  [56.354, 25.296],
  [56.312, 25.304],
  [56.294, 25.331],
]

/** Sharjah inside Oman inside Fujairah. */
const nahwa: Ring = [
  [56.265, 25.253],
  [56.263, 25.274],
  [56.269, 25.28],
  [56.274, 25.28],
  [56.285, 25.271],
  [56.283, 25.257],
]

/** The eight areas of the U.A.E.: the seven emirates and Al Ain (D21). */
export const areasOfEmirates: readonly ServiceArea[] = [
  {
    id: "dubai",
    market: "AE",
    city: { en: "Dubai", ar: "دبي" },
    generation: "old",
    rings: [
      outlineOf(dubaiCoast, back(dubaiSharjah), back(dubaiAlAin), back(abuDhabiDubai)),
      outlineOf(omanByHatta, back(hattaMasfout), back(hattaShawka)),
    ],
  },
  {
    id: "abu-dhabi",
    market: "AE",
    city: { en: "Abu Dhabi", ar: "أبوظبي" },
    generation: "old",
    rings: [outlineOf(abuDhabiCoast, abuDhabiDubai, abuDhabiAlAin, saudiByAbuDhabi)],
  },
  {
    id: "sharjah",
    market: "AE",
    city: { en: "Sharjah", ar: "الشارقة" },
    generation: "old",
    rings: [
      outlineOf(
        sharjahCoast,
        sharjahAjman,
        sharjahUmmAlQuwain,
        sharjahRasAlKhaimah,
        sharjahFujairah,
        sharjahShawka,
        omanBySharjah,
        sharjahAlAin,
        dubaiSharjah,
      ),
      outlineOf(hamriyahCoast, hamriyahUmmAlQuwain, back(hamriyahAjman)),
      outlineOf(khorFakkanCoast, back(khorFakkanFujairah)),
      outlineOf(kalbaCoast, omanByKalba, back(shawkaKalba), back(kalbaFujairah)),
      outlineOf(omanByDibbaHisn, dibbaHisnCoast, dibbaHisnFujairah),
      nahwa,
    ],
  },
  {
    id: "ajman",
    market: "AE",
    city: { en: "Ajman", ar: "عجمان" },
    generation: "old",
    rings: [
      outlineOf(ajmanCoast, hamriyahAjman, ajmanUmmAlQuwain, back(sharjahAjman)),
      outlineOf(omanByMasfout, back(masfoutShawka), hattaMasfout),
      manama,
    ],
  },
  {
    id: "umm-al-quwain",
    market: "AE",
    city: { en: "Umm Al Quwain", ar: "أم القيوين" },
    generation: "new",
    rings: [
      outlineOf(
        ummAlQuwainCoast,
        ummAlQuwainRasAlKhaimah,
        back(sharjahUmmAlQuwain),
        back(ajmanUmmAlQuwain),
        back(hamriyahUmmAlQuwain),
      ),
    ],
  },
  {
    id: "ras-al-khaimah",
    market: "AE",
    city: { en: "Ras Al Khaimah", ar: "رأس الخيمة" },
    generation: "new",
    rings: [
      outlineOf(
        rasAlKhaimahCoast,
        omanByRasAlKhaimah,
        back(rasAlKhaimahFujairah),
        back(sharjahRasAlKhaimah),
        back(ummAlQuwainRasAlKhaimah),
      ),
      manama,
      outlineOf(
        shawkaFujairah,
        shawkaKalba,
        omanByWadiAlQor,
        hattaShawka,
        masfoutShawka,
        omanByShawka,
        back(sharjahShawka),
      ),
    ],
  },
  {
    id: "fujairah",
    market: "AE",
    city: { en: "Fujairah", ar: "الفجيرة" },
    generation: "new",
    rings: [
      outlineOf(
        omanByFujairah,
        back(dibbaHisnFujairah),
        fujairahNorthCoast,
        khorFakkanFujairah,
        fujairahSouthCoast,
        kalbaFujairah,
        back(shawkaFujairah),
        back(sharjahFujairah),
        rasAlKhaimahFujairah,
      ),
      madha,
    ],
  },
  {
    id: "al-ain",
    market: "AE",
    city: { en: "Al Ain", ar: "العين" },
    generation: "new",
    rings: [outlineOf(abuDhabiAlAin, back(saudiByAlAin), back(omanByAlAin), sharjahAlAin, back(dubaiAlAin))],
  },
]
