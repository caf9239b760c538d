const day = 24 * 60 * 60 * 1_000

/**
 * Books Dubai Marina to Al Majaz for the day after tomorrow, in cash, so that there is a booking to track.
 *
 * @returns {Promise<string>} its reference
 */
export async function bookOne(address) {
  const answer = await fetch(`${address}/v1.0/order/createOrder`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(orderOn(new Date(Date.now() + 2 * day).toISOString().slice(0, 10))),
  })
  if (!answer.ok) throw new Error(`No booking was made: ${answer.status} ${await answer.text()}`)
  return (await answer.json()).data.bkref
}

const orderOn = (pickupDate) => ({
  dom: "AE",
  bktyp: "Same Day",
  vtyp: "Bike",
  paytyp: "collect at pickup",
  pickupDate,
  selectedPickupTime: { value: "13-18" },
  usr: { name: "Amna Al Marri", email: "amna@example.com", phn: "+971502221001" },
  pkp: [
    {
      add: "Dubai Marina, Dubai",
      cnam: "Dubai",
      lat: 25.0805,
      lon: 55.1403,
      addtl: "Marina Plaza, floor 12",
      name: "Amna Al Marri",
      ph: "+971502221001",
    },
  ],
  dlv: [
    {
      add: "Al Majaz, Sharjah",
      cnam: "Sharjah",
      lat: 25.3255,
      lon: 55.3851,
      addtl: "Villa 7",
      name: "Omar Khalid",
      ph: "+97165123456",
    },
  ],
})
