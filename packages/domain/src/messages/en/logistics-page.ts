/**
 * /inefficient-urban-logistics-model/: why a parcel across town often travels twice as far, without third parties'
 * figures.
 */
export const logisticsPage = {
  title: "The long way across town",
  pageTitle: "An inefficient model of city logistics",
  pageDescription: (product: string) =>
    `Why a parcel for the next district often travels through a warehouse at the edge of town, and how ${product} goes from door to door instead.`,
  lead: "Somebody three streets away needs what is on your desk. In the usual model it first leaves town.",
  usualHeading: "The usual way",
  usualAlt: "Four lines from the doors of a town to one warehouse at its edge and back again",
  usual: [
    "Parcel networks were made for long distances: everything goes to one building, is sorted at night, and comes back the next day. Between two countries there is no better way.",
    "Within a town it means that a parcel for the neighbour drives to the edge of town and back. It waits longer than it travels, passes through more hands than it needs, and shares the morning's traffic with everything else that was sorted at the same hour.",
  ],
  directHeading: "The direct way",
  directAlt: "Lines that lead straight from one door of a town to another",
  direct: [
    "A courier drives from the door to the door. What he carries is touched by two people, the one who hands it to him and the one who takes it.",
    "The art is in the hours, not in the building: windows that end early enough for a round to be planned, and late enough for a shop to send what it sold this morning.",
  ],
  sections: [
    {
      heading: "What we changed",
      text: [
        "Each collection window closes on its own, by the time a driver has to leave, and not at one hour for the whole day. Whoever is early has more to choose from; whoever is late still finds the next window.",
        "The vehicle follows the parcel. An envelope does not ride in a van because a van happens to be free.",
        "The recipient is asked before the driver stands at a closed door.",
      ],
    },
    {
      heading: "What it does not solve",
      text: [
        "Going direct is not always shortest overall: ten parcels for one street are better off together. That is what Same Day and Next Day are for, and why On Demand costs more.",
      ],
    },
  ],
}
