import { readdirSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { sentencesOf } from "../testing/catalogue-sentences.ts"

/** One word for one thing: the catalogue's word, and other words for it that must not occur. */
const words = {
  en: [
    { say: "pick-up", not: /\bpickups?\b|\bcollection point/i },
    { say: "drop-off", not: /\bdrop ?offs?\b|\bdelivery (address|point)\b/i },
    { say: "email", not: /\be-mails?\b/i },
    { say: "parcel", not: /\b(shipment|consignment)s?\b/i },
    { say: "driver", not: /\b(rider|captain|agent)s?\b/i },
    { say: "log in, log out", not: /\bsign(s|ed|ing)?[ -](in|out)\b/i },
    { say: "reference", not: /\b(tracking|booking|order) (number|id|code)\b/i },
    { say: "plan", not: /\bbundles?\b/i },
  ],
  ar: [
    { say: "باقة", not: /خطة|خطط(?!ون)/ },
    { say: "السائق", not: /كابتن|سائقنا|المندوب/ },
    { say: "الشحنة", not: /طرد|طرود|توصيلة|إرسالية|الرزمة/ },
    { say: "رقم الحجز", not: /رقم (المرجع|مرجعي|التتبّع|التتبع|الشحنة)/ },
    { say: "البريد الإلكتروني", not: /إيميل|ايميل/ },
    { say: "رسالة نصية", not: /رسالة قصيرة|الرسائل القصيرة/ },
    { say: "الرمز الترويجي", not: /كود|كوبون|قسيمة/ },
    { say: "تتبّع", not: /تتبع(?! الشحنة)/ },
    { say: "البنك", not: /مصرف/ },
    { say: "أعاد المبلغ، والمبلغ المسترد", not: /المُعاد|مُعادة?(?![ء-ي])|ردّ|رُدَّ|[يت]ُرد /u },
    { say: "الحد الأدنى للأجرة", not: /الأجرة الدنيا|أدنى أجرة/ },
    { say: "حذف الحساب", not: /(محو|امحُ|امسح) (ال)?حساب/ },
    { say: "مفتاح API", not: /مف(تاح|اتيح) (ال)?واجهة/ },
    { say: "معلّق", not: /موقوف(?!ة)/ },
    { say: "تكبير وتصغير", not: /تبعيد/ },
    { say: "مدير النظام", not: /مشرف/ },
    { say: "مكتب العمليات", not: /مكتب التشغيل/ },
    { say: "أحد موظفينا", not: /(يؤكده|ينظر|يجيبك|يتصل بك|يتواصل معك|يسجّل|يقرؤها|يقدّم لك) شخص/ },
    { say: "لا نعمل", not: /نحن مغلقون/ },
    { say: "أبلغوني", not: /أخبروني/ },
    { say: "تسجيل الدخول", not: /تسجيل الولوج|ولوج/ },
    // It is unknown whether a sender is a man, a woman or a company; يرسل would mean a man. For a recipient الاستلام is
    // his own receiving, and الدفع عند الاستلام means cash on delivery.
    { say: "أخذ الشحنة", not: /الاستلام|استلام (ال)?شحن|استلامك/ },
    { say: "لك شحنة من", not: /(يرسل|ترسل) إليك/ },
    { say: "أخبرنا، حدّد", not: /(?<![ء-ي])قل (من|ماذا)/ },
    { say: "أحداث لا غير", not: /وقائع/ },
  ],
} as const

/** Words of the specification itself, which stay as it writes them. */
const specified = {
  en: [
    "Pickup",
    "Pickup Date",
    "Pickup date cannot be before the current time",
    "Whom to contact at the time of pickup?",
    "please reselect the pickup date",
    "Currently not serving for the selected Pickup or Delivery",
    "Driver is in route to pickup the item",
    "We have completed the pickup and preparing for dispatch",
    "PICKUP ",
    "Agents wait 10 minutes at pick-up.",
    "Shipments must be packed and sealed.",
    "Driver is in route",
  ],
  ar: [],
} as const

/** Words that would blame the reader. */
const blaming = {
  en: /\byou (failed|forgot|must not|have not|made|entered (a )?wrong)|\byour (mistake|fault|error)|\b(illegal|invalid) (input|user|entry|value)|\bbad request\b/i,
  ar: /خطؤك|خطأك|نسيت أن|لقد أخطأت|أخطأت/,
} as const

/** Words that no native speaker would use. */
const translated =
  /\b(vehicle of then|How it goes$|(stands|stand) t?here at once|take your data along|a yes back|Here begins|can no longer be had|is no (picture|PNG)|bought again|says nothing of you\b|bookings of yours\b|counts (for this booking|from then|once)|are given back|are still due|are to be paid|money of this|cash of your|cookies of)\b/i

async function sentences(language: "en" | "ar"): Promise<readonly (readonly [key: string, said: string])[]> {
  const topics = readdirSync(new URL(`./${language}`, import.meta.url)).map((file) => file.replace(/\.ts$/, ""))
  const files = await Promise.all(topics.map((topic): Promise<object> => import(`./${language}/${topic}.ts`)))
  return [...sentencesOf(Object.assign({}, ...files))]
}

describe.each(["en", "ar"] as const)("the words of the catalogue in %s", (language) => {
  it("call one thing by one name", async () => {
    const own = (said: string) =>
      specified[language].reduce<string>((rest, sentence) => rest.replaceAll(sentence, ""), said)
    const all = await sentences(language)
    const others = all.flatMap(([key, said]) =>
      words[language].filter(({ not }) => not.test(own(said))).map(({ say }) => ({ key, said, say })),
    )
    expect(others).toEqual([])
  })

  it("blame nobody", async () => {
    expect((await sentences(language)).filter(([, said]) => blaming[language].test(said))).toEqual([])
  })
})

it("the English of the catalogue is what its readers would say", async () => {
  expect((await sentences("en")).filter(([, said]) => translated.test(said))).toEqual([])
})
