/** A charity's regulator: a commission with a number, another body, or none. */
export type CharityRegulator =
  | { kind: 'CCEW' | 'CCNI' | 'OSCR'; number: string }
  | { kind: 'other'; name: string; number?: string }
  | { kind: 'none' }

/** The official who signs a claim: a person registered with HMRC for this charity, or a corporate trustee. */
export type AuthorisedOfficial = {
  /** Missing for a corporate trustee. */
  person?: { title?: string; firstName: string; lastName: string }
  trustee?: string
  /** In HMRC's format; missing outside the United Kingdom. */
  postcode?: string
  phone: string
}

/** A donation of a claim, or aggregated small donations. */
export type ClaimedDonation = {
  /** Missing for aggregated donations. */
  donor?: { title?: string; firstName: string; lastName: string; house: string; postcode?: string }
  /** The description of aggregated donations; missing for a single donor. */
  aggregated?: string
  sponsored?: boolean
  /** `YYYY-MM-DD` */
  day: string
  amountMinor: number
}

/** Income from which tax was deducted, such as bank interest. */
export type OtherIncome = { payer: string; day: string; grossMinor: number; taxMinor: number }

/** An amount for a tax year, identified by the year it ends in. */
export type YearAmount = { year: number; amountMinor: number }

/** A community building with the small donations collected there. */
export type CommunityBuilding = { name: string; address: string; postcode: string; years: readonly YearAmount[] }

/** The Gift Aid Small Donations Scheme's part of a claim. */
export type SmallDonations = {
  connected: readonly { name: string; hmrcReference: string }[]
  years: readonly YearAmount[]
  buildings: readonly CommunityBuilding[]
  /** Overclaimed in earlier claims. */
  overclaimedMinor?: number
}

/** A claim of one charity in the structure of R68 v2. */
export type Claim = {
  /** HMRC's charity reference, such as `AB12345`. */
  hmrcReference: string
  /** The charity's name as registered with HMRC. */
  name: string
  /** Missing for community amateur sports clubs, whose reference begins with CH or CF. */
  regulator?: CharityRegulator
  official: AuthorisedOfficial
  /** The charity's reference for this claim, up to 20 characters. */
  reference?: string
  donations: readonly ClaimedDonation[]
  /** The day of the earliest gift, including aggregated ones, whose line has the day of the latest. */
  earliestDay?: string
  otherIncome: readonly OtherIncome[]
  /** Tax overpaid by HMRC in earlier claims, for Gift Aid and other income together. */
  overclaimedMinor?: number
  smallDonations?: SmallDonations
  /** The reason for an overclaim, up to 350 characters. */
  explanation?: string
}
