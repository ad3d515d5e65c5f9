import { eq, or } from 'drizzle-orm'
import type { SignupMosque } from '@minaret/contract/desk'
import { unlessRefused, type Wording } from '@minaret/foundation/base'
import { type Database, hostnames, tenants, type Tx } from '@minaret/foundation/db'
import { plainLine } from '@minaret/foundation/forms'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import { writeLog, writeMember } from '@minaret/foundation/staff'
import { type MosqueCodes, MosqueError, openMosqueIn } from '../tenants/openMosque.ts'
import { writeProposedCauses } from './causes.ts'
import { slugProblem, needsReview, readMosqueNames } from '@minaret/foundation/mosque-names'
import { messages as say } from './messages.gen.ts'

/** Whether a mosque has a short name, or the host name that goes with it. */
export const isSlugTaken = async (database: Database, slug: string, host: string): Promise<boolean> =>
  database.global(async (tx) => {
    const found = await tx
      .select({ id: tenants.id })
      .from(tenants)
      .leftJoin(hostnames, eq(hostnames.tenantId, tenants.id))
      .where(or(eq(tenants.slug, slug), eq(hostnames.hostname, host)))
      .limit(1)
    return found.length > 0
  })

const slugRefusals = { form: say.slugForm, reserved: say.slugReserved, taken: say.slugTaken } as const

/** The refusal of an address it cannot have. */
const refuseSlug = (problem: keyof typeof slugRefusals): Refusal =>
  refuse(422, slugRefusals[problem], { slug: slugRefusals[problem] })

/** What is answered where a mosque cannot be opened; its address was looked at before, so another may have it by now. */
export const mosqueWording: Wording<MosqueCodes, Refusal> = {
  slug: () => refuseSlug('form'),
  slugTaken: () => refuseSlug('taken'),
  hostname: () => refuseSlug('form'),
  hostnameTaken: () => refuseSlug('taken'),
  noSetting: () => refuse(422, say.badSettings),
  setting: () => refuse(422, say.badSettings),
}

/** A mosque that can be created, once its names were looked at. */
export type CheckedMosque = Omit<SignupMosque, 'name'> & { name: string; host: string; review: 'waiting' | 'held' }

/** Looks at a mosque's names. @param domain under which its site will be */
export async function checkMosque(
  database: Database,
  mosque: SignupMosque,
  domain: string,
): Promise<CheckedMosque | Refusal> {
  const name = plainLine(mosque.name)
  if (name === '') return refuse(422, say.nameNeeded, { name: say.nameNeeded })
  const problem = slugProblem(mosque.slug)
  if (problem) return refuseSlug(problem)
  const host = `${mosque.slug}.${domain}`
  if (await isSlugTaken(database, mosque.slug, host)) return refuseSlug('taken')
  const isHeld = needsReview({ slug: mosque.slug, name }, await database.forAccount()(readMosqueNames))
  return { ...mosque, name, host, review: isHeld ? 'held' : 'waiting' }
}

/** The settings a new mosque has, as people write them: times are calculated from them, and nobody can pay. */
const settingsOf = ({ name, place, country, latitude, longitude, settings }: CheckedMosque) => ({
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
  // No family registers children before the mosque has said that it teaches.
  maktabOpen: 'no',
})

/**
 * Creates the mosque with its three causes, in a transaction of the tables' owner.
 * @returns its id, or a refusal where somebody else had the address meanwhile, or a setting is none
 */
export async function writeMosque(tx: Tx, mosque: CheckedMosque, now: Date): Promise<string | Refusal> {
  const { slug, host, review, settings } = mosque
  return unlessRefused(MosqueError, mosqueWording, async () => {
    const id = await openMosqueIn(tx, { slug, hostnames: [host], settings: settingsOf(mosque), review })
    await writeProposedCauses(tx, { ...settings, now })
    return id
  })
}

/** Makes somebody the owner of the transaction's mosque, as its log says first. */
export async function writeOwner(tx: Tx, tenantId: string, accountId: string, now: Date): Promise<void> {
  await writeMember(tx, { tenantId, accountId, roles: ['owner'] })
  await writeLog(tx, { accountId, kind: 'siteStarted', content: { values: {} }, now })
}
