/** Every postcode area of the United Kingdom, and BF of the British Forces (Royal Mail). */
const areas = new Set(
  (
    'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY ' +
    'G GL GU HA HD HG HP HR HS HU HX IG IP IV KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX ' +
    'PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF ' +
    'WN WR WS WV YO ZE BF'
  ).split(' '),
)

/** Guernsey, Jersey and the Isle of Man: in Royal Mail's system, and not in the United Kingdom. */
const crownAreas = new Set(['GY', 'IM', 'JE'])

/** Areas of London whose districts are divided once more by a letter: `EC1A`, `N1C`, `SW1A`, `W1T`. */
const divided = new Set(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC'])

/**
 * Area, district and sector, and two letters of the unit, among which C, I, K, M, O and V are never used (Royal Mail,
 * gov.uk). Whether the code is given to an address is not known from its form.
 */
const form = /^([A-Z]{1,2})(\d{1,2}|\d[A-Z])\d[ABD-HJLNP-UW-Z]{2}$/
/** The letters a district of London may end in, by how many letters its area has. */
const districtLetters = [/[ABCDEFGHJKPSTUW]$/, /[ABEHMNPRVWXY]$/] as const

/**
 * Why a text is no postcode of the United Kingdom: it is none at all; it is one of the Channel Islands or the Isle of Man,
 * which are abroad for Gift Aid; or it is a BFPO number, which HMRC takes only in its form with BF1.
 */
export type PostcodeProblem = 'unreadable' | 'crown' | 'bfpo'

const lettersOf = (text: string) => text.replace(/[\s\u00a0-]/g, '').toUpperCase()

/** What keeps a text from being a postcode as HMRC wants it for a home in the United Kingdom, or nothing. */
export function postcodeProblem(text: string): PostcodeProblem | undefined {
  const characters = lettersOf(text)
  if (/^BFPO\d{1,4}$/.test(characters)) return 'bfpo'
  if (characters === 'GIR0AA') return undefined
  const [, area = '', district = ''] = form.exec(characters) ?? []
  if (crownAreas.has(area)) return 'crown'
  if (!areas.has(area)) return 'unreadable'
  if (/\d$/.test(district)) return undefined
  return divided.has(area) && districtLetters[area.length === 1 ? 0 : 1].test(district) ? undefined : 'unreadable'
}

/**
 * A postcode as HMRC wants it: capitals, one space. Typed in any spacing and case.
 * @returns nothing when it is none of the United Kingdom: {@link postcodeProblem} says why
 */
export function readPostcode(text: string): string | undefined {
  if (postcodeProblem(text)) return undefined
  const characters = lettersOf(text)
  return `${characters.slice(0, -3)} ${characters.slice(-3)}`
}
