/** The donor of the last gift, held in memory until the tab loads another document. No API call returns it. */
let lastDonor: { giftId: string; name: string } | undefined

/** Remembers the donor of a gift for the thank-you page. For the browser only. */
export function rememberDonor(giftId: string, name: string): void {
  lastDonor = { giftId, name: name.trim() }
}

/** The donor's name for a gift made in this tab; undefined if it is unknown. */
export const donorNameOf = (giftId: string): string | undefined =>
  lastDonor?.giftId === giftId && lastDonor.name !== '' ? lastDonor.name : undefined
