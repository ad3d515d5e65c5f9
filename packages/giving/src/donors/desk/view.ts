import type { ContactPreference, DonorContact, DonorDetail, DonorImported, DonorListed } from '@minaret/contract/desk'
import { maskAddress } from '@minaret/foundation/email-addresses'
import type { Language } from '@minaret/foundation/i18n'
import type { ContactWishes, Donor, DonorFigures, DonorGroup } from '../index.ts'
import { dayIn } from '../../records/index.ts'
import { emailLabel } from './emailLabels.ts'

/** The reader of donors. Anyone may look at a demonstration, so addresses and phone numbers are masked there. */
export type DonorReader = { member: { demonstration: boolean } }

type Contactable = Pick<Donor, 'email' | 'phone'>

/** A donor's address and phone number, masked for the reader if necessary. */
export const contactOf = ({ email, phone }: Contactable, { member }: DonorReader): Contactable =>
  member.demonstration ? { email: maskAddress(email), phone: phone.replace(/.(?=.{3})/gsu, '…') } : { email, phone }

/** A donor's display name, or the address if there is no name. */
const nameOf = ({ name, email }: Pick<Donor, 'name' | 'email'>, reader: DonorReader): string =>
  name || contactOf({ email, phone: '' }, reader).email

const noFigures: DonorFigures = { people: 1, gifts: 0, lastGiftAt: null, totals: [], regular: false }

/** Converts a donor for the list. */
export function toListed(
  row: Pick<Donor, 'id' | 'name' | 'email' | 'phone'>,
  figures: DonorFigures = noFigures,
  reader: DonorReader,
  timeZone: string,
): DonorListed {
  const { lastGiftAt, ...rest } = figures
  return {
    id: row.id,
    name: nameOf(row, reader),
    ...contactOf(row, reader),
    ...rest,
    ...(lastGiftAt ? { lastGift: dayIn(timeZone, lastGiftAt) } : {}),
  }
}

const toPreference = (value: boolean | null): ContactPreference => (value === null ? 'unknown' : value ? 'yes' : 'no')

/** Converts a contact wish for storage. */
export const toStoredPreference = (value: ContactPreference): boolean | null =>
  value === 'unknown' ? null : value === 'yes'

/** Converts a donor's contact details and wishes for the form. */
export const contactView = (
  donor: Pick<Donor, 'email' | 'phone'>,
  wishes: ContactWishes,
  reader: DonorReader,
): DonorContact => ({
  phone: contactOf(donor, reader).phone,
  email: toPreference(wishes.email),
  call: toPreference(wishes.call),
  post: toPreference(wishes.post),
})

/** The details imported from another system; a demonstration leaves out the home address. */
function importedView(entry: Donor, { member }: DonorReader, timeZone: string): DonorImported | undefined {
  const { importedFrom, importedAt, address, remark } = entry
  if (!importedFrom || !importedAt) return undefined
  return {
    from: importedFrom,
    day: dayIn(timeZone, importedAt),
    ...(address && !member.demonstration ? { address } : {}),
    ...(remark ? { remark } : {}),
  }
}

/** Converts the entries of a donor. */
export const entriesView = ({ entries }: DonorGroup, reader: DonorReader, timeZone: string): DonorDetail['entries'] =>
  entries.map((entry) => {
    const importedData = importedView(entry, reader, timeZone)
    return {
      id: entry.id,
      name: nameOf(entry, reader),
      ...contactOf(entry, reader),
      ...(entry.mergedInto ? { mergedInto: entry.mergedInto } : {}),
      ...(importedData ? { imported: importedData } : {}),
    }
  })

type SentEmail = { id: string; kind: string; createdAt: Date; sentAt: Date | null; state: string }

/** Converts the emails sent to a donor. */
export const emailsView = (rows: readonly SentEmail[], language: Language): DonorDetail['emails'] =>
  rows.map(({ id, kind, createdAt, sentAt, state }) => ({
    id,
    kind: emailLabel(kind)[language],
    at: (sentAt ?? createdAt).toISOString(),
    state: state === 'sent' || state === 'failed' || state === 'uncertain' ? state : 'waiting',
  }))
