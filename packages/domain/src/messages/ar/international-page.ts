import type { internationalPage as english } from "../en/international-page.ts"
import type { Texts } from "../texts.ts"

export const internationalPage: Texts<typeof english> = {
  title: "الشحن الدولي",
  pageDescription: (product, country) =>
    `أرسل طرودك من ${country} إلى الهند والفلبين مع ${product}: سعر بحسب الوزن على الفور، يؤكده شخص قبل أي استلام.`,
  lead: (country) =>
    `من أي عنوان نخدمه في ${country} إلى الهند والفلبين. ترى سعرًا بحسب الوزن، ويؤكده شخص قبل أي استلام.`,
  countries: { IN: "الهند", PH: "الفلبين" },
  pageOf: (country) => `خدمة الشحن الدولي إلى ${country}`,
  destinationTitle: (from, country) => `من ${from} إلى ${country}`,
  destinationDescription: (product, from, country) =>
    `شحن من ${from} إلى ${country} مع ${product}: أسعار بحسب الوزن، وما يحتاجه الطرد في الجمارك، وكيف نستلمه.`,
  destinationLead: {
    IN: "إلى العائلة أو إلى عميل أو إلى ورشة: من بابك هنا إلى باب في الهند.",
    PH: "ليس صندوقًا ينتظر سفينة: طرد بحسب الوزن، من بابك هنا إلى باب في الفلبين.",
  },
  fromPrice: (price) => `ابتداءً من ${price}`,
  seePrices: (country) => `الأسعار إلى ${country}`,
  tableHeading: "كم يكلّف",
  weight: "الوزن حتى",
  price: "السعر",
  kilograms: (kilograms) => `${kilograms} كغ`,
  weightNote: (divisor) =>
    `يُحتسب أكبر الوزنين: ما يقوله الميزان، وحاصل الطول × العرض × الارتفاع بالسنتيمتر مقسومًا على ${divisor}.`,
  noPrices: "لا يمكن عرض الأسعار الآن. اطلب عرض سعر ويجيبك شخص.",
  quote: "اطلب عرض سعر",
  howHeading: "كيف تسير",
  how: [
    { title: "اطلب سعرًا", text: "يكفي الوزن والحجم والوجهة. ويسري السعر سبعة أيام." },
    { title: "يؤكده شخص", text: "نتصل أو نكتب ونتفق على المحتويات ونخبرك بالأوراق المطلوبة." },
    { title: "نستلمها", text: "من بابك، في فترة تختارها." },
    { title: "تُسلَّم", text: "إلى المستلم مع إثبات، ونخبرك بذلك." },
  ],
  sections: [
    {
      heading: "ما يحتاجه الطرد في الجمارك",
      text: [
        "قائمة بما في داخله مع قيمة كل شيء، واسم المستلم ورقم هاتفه، ونسخة من وثيقة هوية حيث يطلبها البلد. نرسل إليك النموذج مع التأكيد.",
        "رسوم بلد الوجهة وضرائبه ليست من السعر ويدفعها المستلم، ما لم نتفق كتابةً على غير ذلك.",
      ],
    },
    {
      heading: "ما لا يمكن إرساله",
      text: [
        "النقود والمجوهرات والبطاريات وحدها والطعام والنباتات والأدوية وكل ما يمنعه أحد البلدين. وإن شككت فاسأل قبل أن تغلّف.",
      ],
    },
  ],
}
