/** Every postcode area of the United Kingdom, and BF of the British Forces (Royal Mail). */
const areas = new Set(
  (
    'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY ' +
    'G GL GU HA HD HG HP HR HS HU HX IG IP IV KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX ' +
    'PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF ' +
    'WN WR WS WV YO ZE BF'
  ).split(' '),
)

/** Guernsey, Jersey and the Isle of Man: in Royal Mail's system, but not in the United Kingdom. */
const crownAreas = new Set(['GY', 'IM', 'JE'])

/** London areas with districts subdivided by a letter: `EC1A`, `N1C`, `SW1A`, `W1T`. */
const subdividedAreas = new Set(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC'])

/**
 * Area, district and sector, and the two letters of the unit, which are never C, I, K, M, O or V (Royal Mail, gov.uk). The
 * format does not show whether a postcode is in use.
 */
const format = /^([A-Z]{1,2})(\d{1,2}|\d[A-Z])\d[ABD-HJLNP-UW-Z]{2}$/
/** The letters a London district may end in, for areas of one letter and of two. */
const districtLetters = [/[ABCDEFGHJKPSTUW]$/, /[ABEHMNPRVWXY]$/] as const

/**
 * Why text is not a United Kingdom postcode: it is not a postcode; it is in the Channel Islands or the Isle of Man, which are
 * overseas for Gift Aid; or it is a BFPO number, which HMRC accepts only as a BF1 postcode.
 */
export type PostcodeProblem = 'unreadable' | 'crown' | 'bfpo'

const lettersOf = (text: string) => text.replace(/[\s\u00a0-]/g, '').toUpperCase()

/** Why text is not a postcode that HMRC accepts for a home in the United Kingdom; undefined if it is one. */
export function postcodeProblem(text: string): PostcodeProblem | undefined {
  const characters = lettersOf(text)
  if (/^BFPO\d{1,4}$/.test(characters)) return 'bfpo'
  if (characters === 'GIR0AA') return undefined
  const [, area = '', district = ''] = format.exec(characters) ?? []
  if (crownAreas.has(area)) return 'crown'
  if (!areas.has(area)) return 'unreadable'
  if (/\d$/.test(district)) return undefined
  return subdividedAreas.has(area) && districtLetters[area.length === 1 ? 0 : 1].test(district)
    ? undefined
    : 'unreadable'
}

/**
 * Normalises a postcode to HMRC's format: capitals, one space. Accepts any spacing and case.
 * @returns undefined if it is not a United Kingdom postcode; {@link postcodeProblem} has the reason
 */
export function readPostcode(text: string): string | undefined {
  if (postcodeProblem(text)) return undefined
  const characters = lettersOf(text)
  return `${characters.slice(0, -3)} ${characters.slice(-3)}`
}
