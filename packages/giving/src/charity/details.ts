import { postcodeProblem, readPostcode } from '@minaret/money'
import { charityDetails, charityRegulators, currentTenant, legalForms, type Tx } from '@minaret/foundation/db'
import type { AuthorisedOfficial, CharityRegulator } from '../hmrc/index.ts'

/** A charity's details as they are stored. */
export type CharityDetails = Omit<typeof charityDetails.$inferSelect, 'tenantId' | 'changedAt' | 'changedBy'>

/** The same as somebody typed them: every field, blank where there is nothing. */
export type TypedDetails = Readonly<Record<keyof CharityDetails, string>>

/** What can be wrong with a field. */
export type DetailsProblem =
  | 'required'
  | 'reference'
  | 'name'
  | 'number'
  | 'year_end'
  | 'title'
  | 'first_name'
  | 'last_name'
  | 'postcode'
  | 'phone'

/** What is wrong, by field. */
export type DetailsProblems = Partial<Record<keyof CharityDetails, DetailsProblem>>

const find = <T extends string>(all: readonly T[], text: string): T | undefined => all.find((each) => each === text)
const blankOr = (text: string): string | null => (text === '' ? null : text)
/** HMRC's schema: what charities and trustees are called begins with a letter or a digit. */
const startsPlainly = /^[A-Za-z0-9].{0,159}$/

function isMonthDay(text: string): boolean {
  if (!/^\d\d-\d\d$/.test(text)) return false
  const date = new Date(`2024-${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === text
}

/**
 * Reads a charity's details by the forms HMRC's schema takes.
 * @returns them as they are stored, or what is wrong by field
 */
export function readDetails(typed: TypedDetails): { details: CharityDetails } | { problems: DetailsProblems } {
  const text = (field: keyof CharityDetails) => typed[field].replace(/\s+/g, ' ').trim()
  const hmrcReference = text('hmrcReference').toUpperCase().replaceAll(' ', '')
  const regulator = find(charityRegulators, text('regulator'))
  const legalForm = find(legalForms, text('legalForm'))
  const [name, trustee, phone] = [text('name'), text('trustee'), text('officialPhone')]
  const [title, firstName, lastName] = [text('officialTitle'), text('officialFirstName'), text('officialLastName')]
  const postcode = text('officialPostcode') === '' ? null : readPostcode(text('officialPostcode'))
  const [regulatorName, regulatorNumber] = [text('regulatorName'), text('regulatorNumber')]
  const person = trustee === ''
  const wrong: [keyof CharityDetails, DetailsProblem, boolean][] = [
    ['hmrcReference', 'reference', !/^[A-Z]{1,2}[0-9]{1,5}$/.test(hmrcReference)],
    ['name', name === '' ? 'required' : 'name', !startsPlainly.test(name)],
    ['regulator', 'required', regulator === undefined],
    ['regulatorName', 'name', regulator === 'other' && !startsPlainly.test(regulatorName)],
    [
      'regulatorNumber',
      'number',
      regulatorNumber === ''
        ? regulator === 'CCEW' || regulator === 'CCNI' || regulator === 'OSCR'
        : !/^[A-Za-z0-9].{0,19}$/.test(regulatorNumber),
    ],
    ['legalForm', 'required', legalForm === undefined],
    ['yearEnd', 'year_end', !isMonthDay(text('yearEnd'))],
    ['officialTitle', 'title', person && title !== '' && !/^[A-Za-z][A-Za-z'-]{0,3}$/.test(title)],
    ['officialFirstName', 'first_name', person && !/^[A-Za-z][A-Za-z'-]{0,34}$/.test(firstName)],
    ['officialLastName', 'last_name', person && !/^[A-Za-z0-9 ,.()/&'-]{1,35}$/.test(lastName)],
    ['trustee', 'name', !person && !startsPlainly.test(trustee)],
    ['officialPostcode', 'postcode', postcode !== null && (!postcode || postcodeProblem(postcode) !== undefined)],
    ['officialPhone', 'phone', !/^[0-9() -]{1,30}$/.test(phone) || !/\d{5}/.test(phone.replace(/\D/g, ''))],
  ]
  const problems: DetailsProblems = Object.fromEntries(
    wrong.flatMap(([field, problem, is]) => (is ? [[field, problem]] : [])),
  )
  if (Object.keys(problems).length > 0 || !regulator || !legalForm) return { problems }
  return {
    details: {
      hmrcReference,
      name,
      regulator,
      regulatorName: regulator === 'other' ? regulatorName : null,
      regulatorNumber: regulator === 'none' ? null : blankOr(regulatorNumber),
      legalForm,
      yearEnd: text('yearEnd'),
      officialTitle: person ? blankOr(title) : null,
      officialFirstName: person ? firstName : null,
      officialLastName: person ? lastName : null,
      trustee: blankOr(trustee),
      officialPostcode: postcode ?? null,
      officialPhone: phone,
    },
  }
}

/** The charity's details; nothing until somebody has entered them. */
export async function findDetails(tx: Tx): Promise<CharityDetails | undefined> {
  const [row] = await tx.select().from(charityDetails)
  if (!row) return undefined
  const { tenantId: _tenant, changedAt: _at, changedBy: _by, ...details } = row
  return details
}

/** Stores a charity's details in place of those before. */
export async function saveDetails(
  tx: Tx,
  details: CharityDetails,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const row = { ...details, changedAt: now, changedBy: by }
  await tx
    .insert(charityDetails)
    .values({ tenantId: currentTenant, ...row })
    .onConflictDoUpdate({ target: charityDetails.tenantId, set: row })
}

/** Who oversees the charity, as a claim names them; sports clubs, whose reference begins with CH or CF, name nobody. */
export function regulatorOf(details: CharityDetails): CharityRegulator | undefined {
  const { hmrcReference, regulator, regulatorName, regulatorNumber } = details
  if (/^C[HF]/.test(hmrcReference)) return undefined
  if (regulator === 'none') return { kind: 'none' }
  if (regulator === 'other')
    return { kind: 'other', name: regulatorName ?? '', ...(regulatorNumber ? { number: regulatorNumber } : {}) }
  return { kind: regulator, number: regulatorNumber ?? '' }
}

/** Who signs, as a claim names them. */
export const officialOf = (details: CharityDetails): AuthorisedOfficial => ({
  ...(details.trustee === null
    ? {
        person: {
          ...(details.officialTitle ? { title: details.officialTitle } : {}),
          firstName: details.officialFirstName ?? '',
          lastName: details.officialLastName ?? '',
        },
      }
    : { trustee: details.trustee }),
  ...(details.officialPostcode ? { postcode: details.officialPostcode } : {}),
  phone: details.officialPhone,
})
