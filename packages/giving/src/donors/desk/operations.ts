import { chooseLanguage } from '@minaret/foundation/i18n'
import type { DeskOperations } from '@minaret/foundation/operations'
import { listPage } from '@minaret/foundation/pagination'
import { done } from '@minaret/foundation/responses'
import {
  donorGiftOrder,
  donorOrder,
  findDonorGroup,
  lockDonor,
  readDonorDeclarations,
  readDonorEmails,
  readDonorGifts,
  readDonorPage,
  readDonorRegularGifts,
  readDonorYears,
  readFigures,
  preferencesOf,
} from '../index.ts'
import { charityOf } from '../../gift-aid/index.ts'
import { modeOf } from '../../providers/index.ts'
import { toRecord, toRegularGiftView } from '../../records/index.ts'
import { giftAidText, spokenGiftAidWording } from '@minaret/money'
import { declarationView } from '../../gift-aid/desk/declarationView.ts'
import { changeContact } from './changeContact.ts'
import { findDonorForChange, noDonor } from './find.ts'
import { logDonorsRead } from './logDonorsRead.ts'
import { messages as texts } from './messages.gen.ts'
import { contactOf, contactView, emailsView, entriesView, toStoredPreference, toListItem } from './view.ts'

/** The list of donors, and a single donor's details, gifts and contact preferences. */
export const donorOperations = {
  async donorList(call) {
    const { db, member, now, query, tenant } = call
    const mode = modeOf(tenant)
    await db((tx) => logDonorsRead(tx, { accountId: member.accountId, now }))
    const { timeZone } = tenant.config
    return listPage(
      call,
      donorOrder,
      async (tx, page) => {
        const rows = await readDonorPage(tx, page, { mode, search: query.search ?? '' })
        const figures = await readFigures(
          tx,
          rows.map(({ id }) => id),
        )
        return rows.map((row) => ({ ...row, figures: figures.get(row.id) }))
      },
      ({ figures, ...row }) => toListItem(row, figures, call, timeZone),
    )
  },

  donorView: (call) =>
    call.db(async (tx) => {
      const { member, now, params, request, tenant } = call
      const group = await findDonorGroup(tx, params.donor, modeOf(tenant))
      if (!group) return noDonor
      await logDonorsRead(tx, { accountId: member.accountId, now })
      const { donor } = group
      const language = chooseLanguage({ tenant, request })
      const entries = entriesView(group, call, tenant.config.timeZone)
      return done({
        id: donor.id,
        name: entries[0]?.name ?? donor.name,
        entries,
        contact: contactView(donor, preferencesOf(donor), call),
        years: await readDonorYears(tx, group, tenant.config),
        regular: (await readDonorRegularGifts(tx, group)).map(toRegularGiftView),
        ...(tenant.config.country === 'GB'
          ? { spokenWords: giftAidText(spokenGiftAidWording)?.declaration(charityOf(tenant), 'past_and_future') }
          : {}),
        declarations: (await readDonorDeclarations(tx, group)).map((row) => ({
          ...declarationView(row),
          email: contactOf({ email: row.email, phone: '' }, call).email,
        })),
        emails: emailsView(await readDonorEmails(tx, group), language),
      })
    }),

  async donorGiftList(call) {
    const { db, params, tenant } = call
    const group = await db((tx) => findDonorGroup(tx, params.donor, modeOf(tenant)))
    return group ? listPage(call, donorGiftOrder, (tx, page) => readDonorGifts(tx, group, page), toRecord) : noDonor
  },

  donorContactChange: (call) =>
    call.db(async (tx) => {
      const { body, member, now } = call
      const group = await findDonorForChange(tx, call)
      if ('status' in group) return group
      const donor = await lockDonor(tx, group.donor.id)
      if (!donor) return noDonor
      const preferences = {
        email: toStoredPreference(body.email),
        call: toStoredPreference(body.call),
        post: toStoredPreference(body.post),
      }
      const writer = { tx, accountId: member.accountId, now }
      const phone = body.phone.trim()
      const change = await changeContact(writer, donor, preferences, { kind: 'donorContactChanged', phone })
      return done(change === undefined ? {} : { change }, texts.contactSaved)
    }),
} satisfies DeskOperations<'donorList' | 'donorView' | 'donorGiftList' | 'donorContactChange'>
