import { postcodeProblem, readPostcode } from '@minaret/money'
import { charityDetails, charityRegulators, currentTenant, legalForms, type Tx } from '@minaret/foundation/db'
import type { AuthorisedOfficial, CharityRegulator } from '../hmrc/index.ts'

/** A charity's stored details. */
export type CharityDetails = Omit<typeof charityDetails.$inferSelect, 'tenantId' | 'changedAt' | 'changedBy'>

/** A charity's details as entered; empty strings for empty fields. */
export type DetailsDraft = Readonly<Record<keyof CharityDetails, string>>

/** A validation error of a field. */
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

/** Validation errors by field. */
export type DetailsProblems = Partial<Record<keyof CharityDetails, DetailsProblem>>

const findValue = <T extends string>(all: readonly T[], text: string): T | undefined =>
  all.find((value) => value === text)
const nullIfBlank = (text: string): string | null => (text === '' ? null : text)
/** HMRC's schema requires that names of charities and trustees begin with a letter or digit. */
const namePattern = /^[A-Za-z0-9].{0,159}$/

function isMonthDay(text: string): boolean {
  if (!/^\d\d-\d\d$/.test(text)) return false
  const date = new Date(`2024-${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === text
}

/**
 * Validates a charity's details against HMRC's schema.
 * @returns the details to store, or the errors by field
 */
export function readDetails(draft: DetailsDraft): { details: CharityDetails } | { problems: DetailsProblems } {
  const readField = (field: keyof CharityDetails) => draft[field].replace(/\s+/g, ' ').trim()
  const hmrcReference = readField('hmrcReference').toUpperCase().replaceAll(' ', '')
  const regulator = findValue(charityRegulators, readField('regulator'))
  const legalForm = findValue(legalForms, readField('legalForm'))
  const [name, trustee, phone] = [readField('name'), readField('trustee'), readField('officialPhone')]
  const title = readField('officialTitle')
  const [firstName, lastName] = [readField('officialFirstName'), readField('officialLastName')]
  const postcode = readField('officialPostcode') === '' ? null : readPostcode(readField('officialPostcode'))
  const [regulatorName, regulatorNumber] = [readField('regulatorName'), readField('regulatorNumber')]
  const isPerson = trustee === ''
  const checks: [keyof CharityDetails, DetailsProblem, boolean][] = [
    ['hmrcReference', 'reference', !/^[A-Z]{1,2}[0-9]{1,5}$/.test(hmrcReference)],
    ['name', name === '' ? 'required' : 'name', !namePattern.test(name)],
    ['regulator', 'required', regulator === undefined],
    ['regulatorName', 'name', regulator === 'other' && !namePattern.test(regulatorName)],
    [
      'regulatorNumber',
      'number',
      regulatorNumber === ''
        ? regulator === 'CCEW' || regulator === 'CCNI' || regulator === 'OSCR'
        : !/^[A-Za-z0-9].{0,19}$/.test(regulatorNumber),
    ],
    ['legalForm', 'required', legalForm === undefined],
    ['yearEnd', 'year_end', !isMonthDay(readField('yearEnd'))],
    ['officialTitle', 'title', isPerson && title !== '' && !/^[A-Za-z][A-Za-z'-]{0,3}$/.test(title)],
    ['officialFirstName', 'first_name', isPerson && !/^[A-Za-z][A-Za-z'-]{0,34}$/.test(firstName)],
    ['officialLastName', 'last_name', isPerson && !/^[A-Za-z0-9 ,.()/&'-]{1,35}$/.test(lastName)],
    ['trustee', 'name', !isPerson && !namePattern.test(trustee)],
    ['officialPostcode', 'postcode', postcode !== null && (!postcode || postcodeProblem(postcode) !== undefined)],
    ['officialPhone', 'phone', !/^[0-9() -]{1,30}$/.test(phone) || !/\d{5}/.test(phone.replace(/\D/g, ''))],
  ]
  const problems: DetailsProblems = Object.fromEntries(
    checks.flatMap(([field, problem, isInvalid]) => (isInvalid ? [[field, problem]] : [])),
  )
  if (Object.keys(problems).length > 0 || !regulator || !legalForm) return { problems }
  return {
    details: {
      hmrcReference,
      name,
      regulator,
      regulatorName: regulator === 'other' ? regulatorName : null,
      regulatorNumber: regulator === 'none' ? null : nullIfBlank(regulatorNumber),
      legalForm,
      yearEnd: readField('yearEnd'),
      officialTitle: isPerson ? nullIfBlank(title) : null,
      officialFirstName: isPerson ? firstName : null,
      officialLastName: isPerson ? lastName : null,
      trustee: nullIfBlank(trustee),
      officialPostcode: postcode ?? null,
      officialPhone: phone,
    },
  }
}

/** Finds the charity's details, or undefined if none are entered. */
export async function findDetails(tx: Tx): Promise<CharityDetails | undefined> {
  const [row] = await tx.select().from(charityDetails)
  if (!row) return undefined
  const { tenantId: _tenant, changedAt: _at, changedBy: _by, ...details } = row
  return details
}

/** Stores a charity's details, replacing earlier ones. */
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

/** Returns the charity's regulator for a claim. Sports clubs (references starting with CH or CF) have none. */
export function regulatorOf(details: CharityDetails): CharityRegulator | undefined {
  const { hmrcReference, regulator, regulatorName, regulatorNumber } = details
  if (/^C[HF]/.test(hmrcReference)) return undefined
  if (regulator === 'none') return { kind: 'none' }
  if (regulator === 'other')
    return { kind: 'other', name: regulatorName ?? '', ...(regulatorNumber ? { number: regulatorNumber } : {}) }
  return { kind: regulator, number: regulatorNumber ?? '' }
}

/** Returns the signing official for a claim. */
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
