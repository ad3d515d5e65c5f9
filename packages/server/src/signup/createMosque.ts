import { eq, or } from 'drizzle-orm'
import type { SignupMosque } from '@minaret/contract/desk'
import { refuseDomainError, type Wording } from '@minaret/foundation/base'
import { type Database, hostnames, tenants, type Tx } from '@minaret/foundation/db'
import { plainLine } from '@minaret/foundation/forms'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import { writeLog, writeMember } from '@minaret/foundation/staff'
import { type MosqueCodes, MosqueError, openMosqueIn } from '../tenants/openMosque.ts'
import { insertProposedCauses } from './causes.ts'
import { slugProblem, needsReview, readMosqueNames } from '@minaret/foundation/mosque-names'
import { messages as texts } from './messages.gen.ts'

/** Whether a mosque already uses the short name or its host name. */
export const isSlugTaken = async (database: Database, slug: string, host: string): Promise<boolean> =>
  database.global(async (tx) => {
    const rows = await tx
      .select({ id: tenants.id })
      .from(tenants)
      .leftJoin(hostnames, eq(hostnames.tenantId, tenants.id))
      .where(or(eq(tenants.slug, slug), eq(hostnames.hostname, host)))
      .limit(1)
    return rows.length > 0
  })

const slugRefusals = { form: texts.slugForm, reserved: texts.slugReserved, taken: texts.slugTaken } as const

/** Refuses a short name. */
const refuseSlug = (problem: keyof typeof slugRefusals): Refusal =>
  refuse(422, slugRefusals[problem], { slug: slugRefusals[problem] })

/** Refusals of a mosque that cannot be created; its address was checked earlier, so another mosque may have taken it since. */
export const mosqueWording: Wording<MosqueCodes, Refusal> = {
  slug: () => refuseSlug('form'),
  slugTaken: () => refuseSlug('taken'),
  hostname: () => refuseSlug('form'),
  hostnameTaken: () => refuseSlug('taken'),
  noSetting: () => refuse(422, texts.badSettings),
  setting: () => refuse(422, texts.badSettings),
}

/** A mosque with valid names, ready to be created. */
export type CheckedMosque = Omit<SignupMosque, 'name'> & { name: string; host: string; review: 'waiting' | 'held' }

/** Validates a mosque's names. @param domain the parent domain of its site */
export async function checkMosque(
  database: Database,
  mosque: SignupMosque,
  domain: string,
): Promise<CheckedMosque | Refusal> {
  const name = plainLine(mosque.name)
  if (name === '') return refuse(422, texts.nameNeeded, { name: texts.nameNeeded })
  const problem = slugProblem(mosque.slug)
  if (problem) return refuseSlug(problem)
  const host = `${mosque.slug}.${domain}`
  if (await isSlugTaken(database, mosque.slug, host)) return refuseSlug('taken')
  const isHeld = needsReview({ slug: mosque.slug, name }, await database.forAccount()(readMosqueNames))
  return { ...mosque, name, host, review: isHeld ? 'held' : 'waiting' }
}

/** Returns the initial settings of a new mosque: calculated prayer times and no payments. */
const initialSettings = ({ name, place, country, latitude, longitude, settings }: CheckedMosque) => ({
  activePlan: 'premium',
  websiteName: name,
  country,
  phoneCountry: country,
  address: plainLine(place),
  timeZone: settings.timeZone,
  language: settings.language,
  languages: settings.language,
  currencies: settings.currency,
  latitude: String(latitude),
  longitude: String(longitude),
  method: settings.method,
  madhab: settings.madhab,
  paymentMode: 'none',
  // Closed until the mosque sets up its maktab.
  maktabOpen: 'no',
})

/**
 * Inserts the mosque with its three causes, in a transaction of the tables' owner.
 * @returns its id, or a refusal if the address has been taken in the meantime or a setting is invalid
 */
export async function insertMosque(tx: Tx, mosque: CheckedMosque, now: Date): Promise<string | Refusal> {
  const { slug, host, review, settings } = mosque
  return refuseDomainError(MosqueError, mosqueWording, async () => {
    const id = await openMosqueIn(tx, { slug, hostnames: [host], settings: initialSettings(mosque), review })
    await insertProposedCauses(tx, { ...settings, now })
    return id
  })
}

/** Makes the account the owner of the transaction's mosque, with the first entry of its log. */
export async function insertOwner(tx: Tx, tenantId: string, accountId: string, now: Date): Promise<void> {
  await writeMember(tx, { tenantId, accountId, roles: ['owner'] })
  await writeLog(tx, { accountId, kind: 'siteStarted', content: { values: {} }, now })
}
