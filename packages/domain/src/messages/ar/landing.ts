import type { landing as english } from "../en/landing.ts"
import type { Texts } from "../texts.ts"

export const landing: Texts<typeof english> = {
  pageTitle: (country) => `توصيل في اليوم نفسه في ${country}`,
  pageDescription: (product, country) =>
    `نستلم مع ${product} الشحنات والمستندات في جميع أنحاء ${country} ونسلّمها في اليوم نفسه أو في اليوم التالي أو خلال ساعتين. السعر وآخر موعد للطلب قبل التسجيل.`,
  title: "من بابك إلى باب المستلم، في الفترة التي تختارها",
  lead: (product, country) =>
    `مع ${product} نستلم من بابك أينما كنت في ${country} ونسلّم عند الباب الآخر: اليوم أو غدًا أو خلال ساعتين.`,
  closesIn: (type, duration) => `يُغلق حجز «${type}» خلال ${duration}`,
  closedToday: "أُغلق الحجز لهذا اليوم.",

  priceHeading: "كم يكلّف",
  from: "من",
  to: "إلى",
  wayLabel: (from, to) => `خريطة الطريق من ${from} إلى ${to}`,
  showPrices: "اعرض الأسعار",
  bookWay: "احجز التوصيل بين هذين المكانين",
  priceNote: (kilograms, wayLength) => `شحنة حتى ${kilograms} كغ بالدراجة النارية، ${wayLength}`,
  allIncluded: "لا يُضاف شيء عند الباب",
  vatIncluded: (percent) => `شاملة ضريبة القيمة المضافة ${percent}%`,
  noPrices: "لا يمكن عرض الأسعار الآن. تجدها في صفحة الحجز.",

  stepsHeading: "أربع خطوات، بلا حساب",
  steps: [
    {
      title: "حدّد من أين وإلى أين",
      text: "باسم المكان أو برابط خريطة أو بدبوس على الخريطة. يظهر السعر لكل سرعة على الفور.",
    },
    {
      title: "اختر فترة",
      text: "تُظهر كل فترة آخر موعد لطلبها. وما أُغلق لا يُعرض.",
    },
    { title: "ادفع كما يناسبك", text: "بالبطاقة عند الحجز، أو نقدًا للسائق عند أي من الطرفين." },
    { title: "تابعها", text: "رابط واحد يُظهر لك وللمستلم أين هي، من الباب إلى الباب." },
  ],

  timesHeading: "يوم عادي",
  timesLead: (cityTime) => `اطلب حتى الوقت المذكور أولًا ونأتي في الفترة المذكورة بعده، ${cityTime}.`,
  orderBy: "اطلب حتى",
  weCome: "نستلم",
  everyHour: (first, last) => `كل ساعة من ${first} إلى ${last}`,
  span: (from, to) => `من ${from} إلى ${to}`,
  beforeEachHour: "قبل بداية الساعة",

  limitsHeading: "ما الذي نحمله",
  limitsLead: (kilograms, side) =>
    `حتى ${kilograms} كغ في صندوق ${side} × ${side} × ${side} سم. نقترح المركبة، ولك أن تختار أكبر منها.`,
  vehicleLimit: (kilograms, side) => `${kilograms} كغ، ${side} سم لكل ضلع`,

  promisesHeading: "ما يمكنك الاعتماد عليه",
  promises: [
    {
      title: "السعر الذي رأيته هو ما تدفعه",
      text: "يبقى السعر ثابتًا خمس عشرة دقيقة أثناء الحجز. وإن غيّره شيء سألناك أولًا.",
    },
    {
      title: "يمكنك تغيير رأيك",
      text: "الإلغاء مجاني حتى تُغلق الفترة أو ينطلق السائق، أيهما أسبق.",
    },
    {
      title: "سبب لكل رفض",
      text: "عندما تُغلق فترة تقرأ ما الذي أُغلق ومتى وما التالي. ويبقى ما كتبته.",
    },
  ],

  coverageHeading: (country) => `في جميع أنحاء ${country}`,
  coverageLead: "بين أي اثنتين منها، وفي الاتجاهين.",
  coverageMore: "انظر أين نستلم ونسلّم",

  moreHeading: "أكثر من شحنة واحدة",
  more: {
    business: {
      title: "للشركات",
      text: "حساب واحد للمكتب كله، بمراكز تكلفة وفاتورة شهرية وواجهة برمجية لمتجرك.",
    },
    hospitals: {
      title: "للمستشفيات",
      text: "مستندات ومعدات وصناديق مختومة بين المواقع، مع اسم عند كل تسليم.",
    },
    international: { title: "إلى الهند والفلبين", text: "سعر بحسب الوزن، يؤكده أحد موظفينا." },
  },
}
