import type { corporateRegisterPage as english } from "../en/corporate-register-page.ts"
import type { Texts } from "../texts.ts"

export const corporateRegisterPage: Texts<typeof english> = {
  title: "حساب للشركات",
  pageDescription: (product, country) =>
    `سجّل شركتك لدى ${product} في ${country}: حساب واحد لعدة أشخاص، ومراكز تكلفة، وباقات، وواجهة برمجية.`,
  lead: "سجّل شركتك مرة واحدة. وبعد أن نتحقق منها تحجز أنت ومن تدعوهم على حسابها.",
  guestHeading: "سجّل الدخول أو أنشئ حسابًا أولًا",
  guestText: "من يسجّل شركة يصبح مالكها، فلا بد أن نعرف من أنت. سجّل الدخول وستعود إلى هذه الصفحة.",
  logIn: "سجّل الدخول أو أنشئ حسابًا",
  formHeading: "شركتك",
  companyName: "اسم الشركة",
  submit: "سجّل الشركة",
  doneHeading: "تم تسجيل شركتك",
  doneText:
    "نتحقق من رقم التسجيل الضريبي ونعتمد الشركة. أنت مالكها: وبعد اعتمادها تحجز على حسابها الشهري. والباقة اختيارية.",
  plans: "اطّلع على الباقات",
  askHeading: "هل تفضّل أن نتصل بك؟",
  askText: "اترك اسمك ووسيلة للتواصل معك، ويسجّل أحد موظفينا الشركة معك.",
  askSubmit: "اتصلوا بي",
  askDoneHeading: "وصل طلبك",
  askDoneText: "يتواصل معك أحد موظفينا بالبريد الإلكتروني أو بالهاتف ويسجّل الشركة معك.",
  howHeading: "كيف يتم ذلك",
  how: [
    { title: "تسجّل", text: "الاسم ورقم التسجيل الضريبي وشخص نتحدث إليه." },
    { title: "نتحقق", text: "ينظر أحد موظفينا في الرقم ويعتمد الشركة. وإن نقص شيء سألناك." },
    { title: "تحجز", text: "بمراكز تكلفة، وعلى حساب شهري واحد أو على رصيد باقة، وحدك أو مع من تدعوهم." },
  ],
}
