/** Which gifts a declaration is about: one gift, with the collections of a regular one, or also past and future gifts. */
export type GiftAidScope = 'this' | 'past_and_future'

/** What a giver reads and agrees to before Gift Aid is claimed. */
export type GiftAidWords = {
  /** The declaration itself, by what it is about. Legal words: they stand in English on every site. */
  declaration(charity: string, scope: GiftAidScope): string
  /** What is explained beside it. */
  notes: readonly string[]
}

/**
 * What Gift Aid adds to gifts of this amount: 25p to each pound and its parts, at the basic rate of 20%. HMRC rounds down.
 * @returns in the same minor unit
 */
export const giftAidOn = (amountMinor: number): number => Math.floor(amountMinor / 4)

const responsibility =
  'I am a UK taxpayer and understand that if I pay less Income Tax and/or Capital Gains Tax than the amount of Gift Aid claimed on all my donations in that tax year it is my responsibility to pay any difference.'

const notes = [
  'Gift Aid adds 25p to every £1 you give, from tax you have paid already.',
  'Please tell us if you want to cancel this declaration, change your name or home address, or no longer pay enough tax.',
  'If you pay Income Tax at the higher or additional rate and want the relief due to you, include your Gift Aid donations in your Self Assessment tax return or ask HM Revenue and Customs to change your tax code.',
  'Gift Aid is for your own money only: not a company’s, and not what you collected from others.',
]

/**
 * Every wording that givers have agreed to, by version; a declaration keeps the version and a wording is never changed,
 * only followed by the next. The substance is HMRC's model declarations for one gift and for several (gov.uk, "Claiming
 * Gift Aid as a charity: Gift Aid declarations", in the form in force since April 2016): charity, which gifts, the wish,
 * and that the giver makes up a difference in tax. A charity's adviser should read them before they are used.
 */
export const giftAidWordings: Readonly<Record<string, GiftAidWords>> = {
  'gift-aid-1': {
    declaration: (charity, scope) =>
      scope === 'this'
        ? `I want to Gift Aid this donation, and each of its collections if it is a regular one, to ${charity}. ${responsibility}`
        : `I want to Gift Aid this donation and any donations I make in the future or have made in the past 4 years to ${charity}. ${responsibility}`,
    notes,
  },
  // Read to a donor who declares by word of mouth: no gift need be made with it.
  'gift-aid-spoken-1': {
    declaration: (charity, scope) =>
      scope === 'this'
        ? `I want to Gift Aid this donation to ${charity}. ${responsibility}`
        : `I want to Gift Aid any donations I make in the future or have made in the past 4 years to ${charity}. ${responsibility}`,
    notes,
  },
}

/** The wording that is shown now. */
export const giftAidWording = 'gift-aid-1'

/** The wording that staff read to a donor who declares by word of mouth. */
export const spokenGiftAidWording = 'gift-aid-spoken-1'

/** The words of a version; nothing when there is none of that name. */
export const giftAidWords = (version: string): GiftAidWords | undefined =>
  Object.hasOwn(giftAidWordings, version) ? giftAidWordings[version] : undefined
