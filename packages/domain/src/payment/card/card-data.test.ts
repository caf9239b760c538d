import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sanitise } from "../../booking/draft/text-sanitiser.ts"
import { cardDataIn, mayHoldCardData, namesCardInFull } from "./card-data.ts"
import { holdsCardNumber } from "./card-number-guard.ts"

const pan = "4005550000000001"

describe("card data in a request", () => {
  it("is found under every name of its own, at any depth", () => {
    const names = ["card", "cvv2", "card_number", "card_security_code", "expYear", "expMonth", "expiry_date"]
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.array(fc.constantFrom("a", "b", "0"), { maxLength: 6 }),
        (name, way) => {
          const body = way.reduce<unknown>((inner, step) => (step === "0" ? [inner] : { [step]: inner }), {
            [name]: "1",
          })
          expect(cardDataIn(body)).toContain(name)
        },
      ),
    )
  })

  it("is found by its digits under any other name, as text, number or key, also in groups and in Arabic digits", () => {
    expect(cardDataIn({ note: `my card ${pan}` })).toBe("note")
    expect(cardDataIn({ a: [{ b: "4005 5500 0000 0001" }] })).toBe("a.0.b")
    expect(cardDataIn({ a: Number(pan) })).toBe("a")
    expect(cardDataIn({ [pan]: 1 })).not.toBeNull()
    expect(cardDataIn({ a: "٤٠٠٥٥٥٠٠٠٠٠٠٠٠٠١" })).toBe("a")
    expect(cardDataIn({ crdno: pan })).toBe("crdno")
  })

  it("is none in phones, masks, last digits, tokens, the word card as a value and empty fields", () => {
    for (const body of [
      { ph: "+9715012345674", phone: pan, mobile: [pan] },
      { crdno: "************0001" },
      { crdno: "400555******0001" },
      { crdno: "0001" },
      { paytyp: "card" },
      { method: "card", card: "" },
      { token: "4005550000000001abcd4005550000000001" },
      null,
      "text",
    ])
      expect(cardDataIn(body)).toBeNull()
  })

  it("is found in a crdno that is anything but the last four digits or a mask, at any depth", () => {
    const sign = fc.constantFrom("*", "x", "X", "•")
    const mask = fc.array(sign, { minLength: 1, maxLength: 19 }).map((signs) => signs.join(""))
    fc.assert(
      fc.property(mask, fc.stringMatching(/^\d{0,4}$/), fc.stringMatching(/^\d{4}$/), (mask, shown, last4) => {
        for (const crdno of [mask + shown, last4]) expect(cardDataIn({ crdno }), crdno).toBeNull()
      }),
    )
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{1,3}$|^\d{5}$|^\d{7,22}$/),
        mask,
        fc.stringMatching(/^\d{5}$/),
        (digits, mask, more) => {
          for (const crdno of [
            digits,
            mask + more,
            `${more}${mask}`,
            `${digits}${mask}1111`,
            `card ${digits}`,
            digits.split(""),
          ])
            for (const body of [{ crdno }, [{ a: { crdno } }]]) expect(cardDataIn(body), String(crdno)).not.toBeNull()
        },
      ),
    )
    for (const crdno of [
      "400555*0001",
      "4005550*****0001",
      "400555******00012",
      "0001 ",
      " 0001",
      "٠٠٠١",
      11111,
      {},
      true,
    ])
      expect(cardDataIn({ crdno }), String(crdno)).toBe("crdno")
    for (const crdno of ["**** **** **** 0001", "xxxx-xxxx-xxxx-0001", "****", "", null, 1111])
      expect(cardDataIn({ crdno }), String(crdno)).toBeNull()
  })

  it("is none in a phone by any of its names, and found in fields that are only called a little like one", () => {
    const phones = ["ph", "phone_no", "phoneNumber", "customerPhone", "pkpphn-phone", "tel", "mobile-code", "usrPhno"]
    // As section 3 names them.
    phones.push("phn", "pkpphn", "dlvphn", "usrphn", "phoneNumber")
    for (const name of phones) expect(cardDataIn({ [name]: pan }), name).toBeNull()
    for (const name of ["graph", "telx", "phones", "phone numbers", "phone__no", "mob_"])
      expect(cardDataIn({ [name]: pan }), name).toBe(name)
  })

  it("is none in a token of 32 hexadecimal digits with a single letter, nor in an id of that many, named or not", () => {
    fc.assert(
      fc.property(fc.nat(31), fc.constantFrom(..."abcdef"), (at, letter) => {
        const digits = `${pan}${pan}`
        const token = `${digits.slice(0, at)}${letter}${digits.slice(at + 1)}`
        expect(cardDataIn({ token })).toBeNull()
        // As a message of a webhook is called, and a refund.
        for (const id of [`msg_${token}`, `r-${token}`]) expect(cardDataIn({ id }), id).toBeNull()
        expect(cardDataIn({ id: token.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-") })).toBeNull()
      }),
    )
    for (const note of [`a ${pan}`, `${pan}/a`, `${pan}-a`]) expect(cardDataIn({ note }), note).toBe("note")
    // The letters before it are none of its digits.
    for (const id of [`cafe_${pan}`, "cafe-40055500-0000-0001-0000-000000000000"])
      expect(cardDataIn({ id }), id).toBe("id")
  })

  it("is none in what a far sign-in is known by", () => {
    const drawn = `${pan}a`.repeat(4).slice(0, 64)
    for (const name of ["nonce", "state"]) {
      expect(cardDataIn({ [name]: drawn }), name).toBeNull()
      expect(cardDataIn({ [name]: pan }), name).toBe(name)
    }
  })

  it("is found beside a token, and in a text that is nearly one", () => {
    const word = "abcdefghijklmnopqrstuvwx"
    for (const text of [`${pan} ${word}`, `${word} ${pan}`, `${pan}-a-b-c`]) expect(cardDataIn({ text })).toBe("text")
    expect(cardDataIn({ text: `${pan}-a-b-c-d` })).toBe("text")
    expect(cardDataIn({ token: `${pan}-a-b-c-d` })).toBeNull()
  })

  it("is none in a field of its own without a value", () => {
    expect(cardDataIn({ cvv: null, card: undefined, cvc: "" })).toBeNull()
    expect(cardDataIn({ cvv: 0 })).toBe("cvv")
  })

  it("is found before the point of a decimal", () => {
    for (const held of [`${pan}.12`, `visa ${pan}.5`, 4005550000000001.5, "378282246310005"])
      expect(cardDataIn({ note: held }), String(held)).toBe("note")
  })

  it("is found in free text that is written as a token, and in an address", () => {
    const held = ["mycard:", "card_", "my-card-", "https://pan.example/"].map((before) => before + pan)
    for (const text of [...held, `visa=${pan}_exp=1229_cvv=123`])
      for (const name of ["comnts", "name", "url"]) expect(cardDataIn({ [name]: text }), text).toBe(name)
    expect(cardDataIn({ comnts: `${pan}abcdefabcdefabcd` })).toBe("comnts")
  })

  it("is none in a token of hexadecimal digits within an address, as programs are told at", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{20}[a-f][0-9]{11}$/), (token) => {
        expect(cardDataIn({ url: `https://shop.example/hooks/${token}?key=${token}` })).toBeNull()
      }),
    )
  })

  it("is found in what the sanitiser makes of a text, whatever stands between the digits", () => {
    const between = ["\u200b", "\u00ad", "\ufe0f", "\u0001", "😀", "<", "\u{e0041}", "\u200d\u200b", "~\u200b~\u00ad~"]
    fc.assert(
      fc.property(
        fc.constantFrom(...between),
        fc.array(fc.nat(15), { minLength: 1, maxLength: 15 }),
        (sign, places) => {
          const text = [...pan].map((digit, place) => (places.includes(place) ? digit + sign : digit)).join("")
          if (holdsCardNumber(sanitise(text))) expect(cardDataIn({ comnts: text })).toBe("comnts")
        },
      ),
    )
    for (const sign of between) {
      expect(cardDataIn({ comnts: [...pan].join(sign) }), JSON.stringify(sign)).toBe("comnts")
      expect(cardDataIn({ comnts: pan.replace(/(.{4})(?=.)/g, `$1${sign}`) }), JSON.stringify(sign)).toBe("comnts")
    }
  })

  it("is none in a file whose cells hold less than one each, though they would be one together", () => {
    expect(cardDataIn({ csv: "name,phone,floor\nAmna,4005,5500,0000,0001\n4005;5500;0000;0001" })).toBeNull()
    for (const cells of [`Amna,${pan},1`, 'Amna,"4005,5500,0000,0001",1', `a;"${pan}";b`])
      expect(cardDataIn({ csv: cells }), cells).toBe("csv")
  })

  it("is none in coordinates and amounts, however many digits stand behind the point", () => {
    const coordinate = fc.double({ min: -180, max: 180, noNaN: true }).filter((degrees) => !/e/.test(String(degrees)))
    fc.assert(
      fc.property(coordinate, coordinate, (lat, lon) => {
        expect(cardDataIn({ lat, lon, src: `${lat},${lon}`, place: { lat, lon } })).toBeNull()
      }),
      { numRuns: 1_000 },
    )
    for (const amount of [1049.9999999999998, 4049.9999999999995]) expect(cardDataIn({ amount })).toBeNull()
    expect(cardDataIn({ note: `${pan}. Thank you` })).toBe("note")
  })
})

describe("an address that could hold card data", () => {
  const number = fc.constantFrom(pan, pan.replace(/(.{4})(?=.)/g, "$1-"), pan.replace(/(.{4})(?=.)/g, "$1%20"))
  const word = fc.oneof(
    number,
    fc.constantFrom("card", "cvv", "CVV2", "cvc", "card_number", "cardnumber", "card_security_code"),
    fc.constantFrom("expYear", "EXPMONTH", "expiry_date", "25.0805,55.1403", "1.5", "a", "7", ""),
    fc.stringMatching(/^[\w.,~+%-]{0,12}$/),
  )
  const address = fc.array(fc.tuple(word, fc.constantFrom("/", "&", "=", "?", ".", "")), { maxLength: 8 })

  it("is each in whose path or fields some is found", () => {
    fc.assert(
      fc.property(
        address.map((parts) => `/${parts.flat().join("")}`),
        (text) => {
          const [path = "", query = ""] = text.split("?", 2)
          const fields = [...new URLSearchParams(query)].map(([name, value]) => ({ [name]: value }))
          const found = cardDataIn(path.split("/")) ?? cardDataIn(fields)
          if (found !== null) expect(mayHoldCardData(text)).toBe(true)
        },
      ),
      { numRuns: 5_000 },
    )
  })

  it("is each that hides a name or digits behind percent signs", () => {
    expect(mayHoldCardData("/v1.0/places/search?%63vv=123")).toBe(true)
    expect(mayHoldCardData(`/v1.0/places/${[...pan].map((digit) => `%3${digit}`).join("")}`)).toBe(true)
    expect(mayHoldCardData("/v1.0/places/search?text=4005.55%30000.000%30001")).toBe(true)
  })

  it("is each that names a field of a card, whatever stands in it", () => {
    for (const name of ["cvv", "CVC", "card", "crdno", "expYear", "expmonth", "expiry_date"])
      expect(mayHoldCardData(`/v1.0/places/search?${name}=1`), name).toBe(true)
  })

  it("is none of the calls that are made most", () => {
    expect(
      mayHoldCardData("/v1.0/ctc/price/retrieve?domain=AE&source=25.0805,55.1403&destination=25.3255,55.3851"),
    ).toBe(false)
    expect(mayHoldCardData("/v1.0/order/tracking?bookingId=AE4K7M2XQ9TB3HV")).toBe(false)
  })
})

describe("what comes from a gateway", () => {
  it("names a card in full where a card's field is not masked, and nowhere else", () => {
    const cases: readonly (readonly [fields: Readonly<Record<string, unknown>>, isNamed: boolean])[] = [
      [{ card_number: pan }, true],
      [{ fort_id: "1", maskedPan: Number(pan) }, true],
      [{ card_number: "400555******0001" }, false],
      [{ fort_id: pan, panel: pan, merchant_reference: pan }, false],
      [{}, false],
    ]
    for (const [fields, isNamed] of cases) expect(namesCardInFull(fields), JSON.stringify(fields)).toBe(isNamed)
  })
})
