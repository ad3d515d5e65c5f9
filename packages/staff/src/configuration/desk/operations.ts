import type { DeskDetails, DetailsChange } from '@minaret/contract/desk'
import { describeFileProblem, FileError, filesOf, type Storage } from '@minaret/foundation/files'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse, type Refusal } from '@minaret/foundation/responses'
import { type Directory, isApproved, type Tenant } from '@minaret/foundation/tenancy'
import type { Tx } from '@minaret/foundation/db'
import { parseConfig, supportRole } from '@minaret/plans'
import { isNameUnderReview, readMosqueNames } from '@minaret/foundation/mosque-names'
import { consumeUpload } from '@minaret/foundation/uploads'
import { readSettings } from '../writeSetting.ts'
import { changeDetails } from './changeDetails.ts'
import { messages as texts } from './messages.gen.ts'
import { readLogo, storeLogo } from './pictures.ts'
import { readFeatures, readSection } from './readDetails.ts'
import { sectionNames } from './sections.ts'

/** The dependencies of the mosque’s details; without a storage there are no images. */
export type DetailsServices = { storage?: Storage; directory: Pick<Directory, 'forget'> }

/**
 * Refuses names that need a review if the mosque is not yet approved, because its review covers its current
 * names.
 */
async function refuseHeldNames(
  tx: Tx,
  { slug, config }: Tenant,
  { section, values }: DetailsChange,
): Promise<Refusal | undefined> {
  if (section !== 'identity' || (await isApproved(tx))) return undefined
  const otherNames = (await readMosqueNames(tx)).filter((other) => other.slug !== slug)
  const errors = Object.fromEntries(
    (['websiteName', 'charityName'] as const).flatMap((field) => {
      const name = values[field] ?? ''
      const isNew = name !== '' && name !== config[field]
      return isNew && isNameUnderReview(name, otherNames) ? [[field, texts.nameHeld]] : []
    }),
  )
  return Object.keys(errors).length > 0 ? refuse(422, texts.nameHeld, errors) : undefined
}

/** The operations on a mosque’s details. */
export const detailsOperations = {
  async detailsView({ db, tenant, storage }) {
    const storedSettings = await db(readSettings)
    const config = parseConfig(storedSettings)
    const sections: DeskDetails['sections'] = await db(async (tx) => {
      const items: DeskDetails['sections'] = []
      for (const section of sectionNames) items.push(await readSection(tx, storedSettings, section))
      return items
    })
    const readLogoImage = (value: string | undefined) =>
      storage ? readLogo(filesOf(db, storage), tenant.id, value) : Promise.resolve(undefined)
    const [logo, footerLogo] = await Promise.all([readLogoImage(config.logo), readLogoImage(config.footerLogo)])
    return done({
      plan: config.plan,
      sections,
      features: readFeatures(config),
      pictures: { ...(logo ? { logo } : {}), ...(footerLogo ? { footerLogo } : {}) },
    })
  },

  async detailsChange({ db, tenant, member, now, body, directory }) {
    // Demonstration accounts could otherwise send emails to any address,
    // and support accounts, which may not read messages, could redirect them.
    const isSupport = member.roles.includes(supportRole)
    if ((member.demonstration || isSupport) && body.section === 'contact') {
      const { values } = await db(async (tx) => readSection(tx, await readSettings(tx), 'contact'))
      if ((body.values.email ?? '').trim() !== (values.email ?? '')) {
        const message = isSupport ? texts.supportEmail : texts.demonstrationEmail
        return refuse(403, message, { email: message })
      }
    }
    const refusal = await db((tx) => refuseHeldNames(tx, tenant, body))
    if (refusal) return refusal
    const result = await db((tx) => changeDetails({ tx, accountId: member.accountId, now }, body))
    if ('conflict' in result) return { status: 409, message: texts.changedSince, data: result.conflict }
    if ('errors' in result) return refuse(422, texts.refused, result.errors)
    directory.forget(tenant.id)
    return done(result, result.change === undefined ? texts.unchanged : texts.saved)
  },

  async detailsPicture(call) {
    const { db, tenant, storage, body, log } = call
    if (!storage) return refuse(503, texts.noPictures)
    return consumeUpload(call, { id: body.upload, purpose: 'logo' }, async ({ name, bytes }) => {
      try {
        return done(await storeLogo(filesOf(db, storage), tenant.id, { name, bytes }))
      } catch (error) {
        if (!(error instanceof FileError)) throw error
        log.info({ reason: error.problem.code }, 'a logo was rejected')
        const problem = describeFileProblem(error.problem)
        return refuse(422, problem, { picture: problem })
      }
    })
  },
} satisfies DeskOperations<'detailsView' | 'detailsChange' | 'detailsPicture', DetailsServices>
