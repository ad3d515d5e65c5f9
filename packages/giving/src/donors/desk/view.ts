import type { ContactPreference, DonorContact, DonorDetail, DonorImported, DonorListed } from '@minaret/contract/desk'
import { maskAddress } from '@minaret/foundation/email-addresses'
import type { Language } from '@minaret/foundation/i18n'
import type { ContactPreferences, Donor, DonorFigures, DonorGroup } from '../index.ts'
import { dayIn } from '../../records/index.ts'
import { emailLabel } from './emailLabels.ts'

/** The member viewing a donor. Anyone may view a demonstration, so addresses and phone numbers are masked there. */
export type DonorViewer = { member: { demonstration: boolean } }

type ContactFields = Pick<Donor, 'email' | 'phone'>

/** A donor's address and phone number, masked for the viewer if necessary. */
export const contactOf = ({ email, phone }: ContactFields, { member }: DonorViewer): ContactFields =>
  member.demonstration ? { email: maskAddress(email), phone: phone.replace(/.(?=.{3})/gsu, '…') } : { email, phone }

/** A donor's display name, or the address if there is no name. */
const nameOf = ({ name, email }: Pick<Donor, 'name' | 'email'>, viewer: DonorViewer): string =>
  name || contactOf({ email, phone: '' }, viewer).email

const noFigures: DonorFigures = { people: 1, gifts: 0, lastGiftAt: null, totals: [], regular: false }

/** Converts a donor to an item of the list. */
export function toListItem(
  row: Pick<Donor, 'id' | 'name' | 'email' | 'phone'>,
  figures: DonorFigures = noFigures,
  viewer: DonorViewer,
  timeZone: string,
): DonorListed {
  const { lastGiftAt, ...rest } = figures
  return {
    id: row.id,
    name: nameOf(row, viewer),
    ...contactOf(row, viewer),
    ...rest,
    ...(lastGiftAt ? { lastGift: dayIn(timeZone, lastGiftAt) } : {}),
  }
}

const toPreference = (value: boolean | null): ContactPreference => (value === null ? 'unknown' : value ? 'yes' : 'no')

/** Converts a contact preference for storage. */
export const toStoredPreference = (value: ContactPreference): boolean | null =>
  value === 'unknown' ? null : value === 'yes'

/** Converts a donor's contact details and preferences for the form. */
export const contactView = (
  donor: Pick<Donor, 'email' | 'phone'>,
  preferences: ContactPreferences,
  viewer: DonorViewer,
): DonorContact => ({
  phone: contactOf(donor, viewer).phone,
  email: toPreference(preferences.email),
  call: toPreference(preferences.call),
  post: toPreference(preferences.post),
})

/** The details imported from another system; a demonstration leaves out the home address. */
function importedView(entry: Donor, { member }: DonorViewer, timeZone: string): DonorImported | undefined {
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
export const entriesView = ({ entries }: DonorGroup, viewer: DonorViewer, timeZone: string): DonorDetail['entries'] =>
  entries.map((entry) => {
    const importedData = importedView(entry, viewer, timeZone)
    return {
      id: entry.id,
      name: nameOf(entry, viewer),
      ...contactOf(entry, viewer),
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
