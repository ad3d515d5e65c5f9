/** The gifts a declaration covers: one gift, with the collections of a regular one, or also past and future gifts. */
export type GiftAidScope = 'this' | 'past_and_future'

/** The text that a donor agrees to before Gift Aid is claimed. */
export type GiftAidText = {
  /** The declaration, by scope. Legal text: in English on every site. */
  declaration(charity: string, scope: GiftAidScope): string
  /** The explanations next to it. */
  notes: readonly string[]
}

/**
 * The Gift Aid on an amount: 25p per pound, pro rata, at the basic rate of 20%. HMRC rounds down.
 * @returns the amount in the same minor unit
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
 * Every wording that donors have agreed to, by version. A declaration stores its version; a wording is never changed, only
 * superseded. The substance is HMRC's model declarations for one gift and for several (gov.uk, "Claiming Gift Aid as a
 * charity: Gift Aid declarations", in force since April 2016): the charity, the gifts, the intention, and the donor's
 * responsibility for any tax difference. A charity's adviser should review them before use.
 */
export const giftAidWordings: Readonly<Record<string, GiftAidText>> = {
  'gift-aid-1': {
    declaration: (charity, scope) =>
      scope === 'this'
        ? `I want to Gift Aid this donation, and each of its collections if it is a regular one, to ${charity}. ${responsibility}`
        : `I want to Gift Aid this donation and any donations I make in the future or have made in the past 4 years to ${charity}. ${responsibility}`,
    notes,
  },
  // Read to a donor who makes an oral declaration, which does not require a gift.
  'gift-aid-spoken-1': {
    declaration: (charity, scope) =>
      scope === 'this'
        ? `I want to Gift Aid this donation to ${charity}. ${responsibility}`
        : `I want to Gift Aid any donations I make in the future or have made in the past 4 years to ${charity}. ${responsibility}`,
    notes,
  },
}

/** The version of the current wording. */
export const giftAidWording = 'gift-aid-1'

/** The version of the wording that staff read out for an oral declaration. */
export const spokenGiftAidWording = 'gift-aid-spoken-1'

/** The wording of a version; undefined if the version is unknown. */
export const giftAidText = (version: string): GiftAidText | undefined =>
  Object.hasOwn(giftAidWordings, version) ? giftAidWordings[version] : undefined
