/** Who oversees a charity: a commission with its number, another body, or nobody. */
export type CharityRegulator =
  | { kind: 'CCEW' | 'CCNI' | 'OSCR'; number: string }
  | { kind: 'other'; name: string; number?: string }
  | { kind: 'none' }

/** Who signs a claim: a person HMRC has recognised for this charity, or a corporate trustee. */
export type AuthorisedOfficial = {
  /** Missing for a corporate trustee. */
  person?: { title?: string; firstName: string; lastName: string }
  trustee?: string
  /** As HMRC writes it; missing for somebody who lives outside the United Kingdom. */
  postcode?: string
  phone: string
}

/** One donation of a claim, or small ones added up. */
export type ClaimedDonation = {
  /** Missing where small gifts are added up. */
  donor?: { title?: string; firstName: string; lastName: string; house: string; postcode?: string }
  /** What the small gifts are that this line adds up; missing for one donor's. */
  aggregated?: string
  sponsored?: boolean
  /** `YYYY-MM-DD` */
  day: string
  amountMinor: number
}

/** Income from which tax was deducted, such as bank interest. */
export type OtherIncome = { payer: string; day: string; grossMinor: number; taxMinor: number }

/** Small donations of one tax year, named by the year it ends in. */
export type YearAmount = { year: number; amountMinor: number }

/** A building the charity runs its activities in, with the small donations collected there. */
export type CommunityBuilding = { name: string; address: string; postcode: string; years: readonly YearAmount[] }

/** The Gift Aid Small Donations Scheme's part of a claim. */
export type SmallDonations = {
  connected: readonly { name: string; hmrcReference: string }[]
  years: readonly YearAmount[]
  buildings: readonly CommunityBuilding[]
  /** What was claimed too much before. */
  overclaimedMinor?: number
}

/** A claim for one charity, by its official, as R68 v2 has it. */
export type Claim = {
  /** HMRC's charities reference, such as `AB12345`. */
  hmrcReference: string
  /** The charity's name as HMRC has it. */
  name: string
  /** Missing for community amateur sports clubs, whose reference begins with CH or CF. */
  regulator?: CharityRegulator
  official: AuthorisedOfficial
  /** The charity's own name for this claim, up to 20 characters. */
  reference?: string
  donations: readonly ClaimedDonation[]
  /** The day of the first gift in it: of small gifts added up too, whose line has the last one's. */
  earliestDay?: string
  otherIncome: readonly OtherIncome[]
  /** The tax HMRC paid too much before, of Gift Aid and other income together. */
  overclaimedMinor?: number
  smallDonations?: SmallDonations
  /** Why something was claimed too much, up to 350 characters. */
  explanation?: string
}
