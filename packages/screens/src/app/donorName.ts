/** Who gave which gift, for as long as this tab shows the same document: it is stored nowhere, and no call returns it. */
let lastDonor: { giftId: string; name: string } | undefined

/** Remembers who gave a gift, for the page that thanks them. Call it in a browser only. */
export function rememberDonor(giftId: string, name: string): void {
  lastDonor = { giftId, name: name.trim() }
}

/** The name of whoever gave a gift in this tab, if it is known. */
export const donorNameOf = (giftId: string): string | undefined =>
  lastDonor?.giftId === giftId && lastDonor.name !== '' ? lastDonor.name : undefined
