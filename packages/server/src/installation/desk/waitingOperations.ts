import type { DeskOperations } from '@minaret/foundation/operations'
import { plainLine } from '@minaret/foundation/forms'
import { done, refuse } from '@minaret/foundation/responses'
import { resembles, readMosqueNames } from '@minaret/foundation/mosque-names'
import { approveMosque, declineMosque, listWaitingMosques, previewDecision } from '../../signup/operator.ts'
import { deciderOf, deskPlace, findMosque, type InstallationServices } from './services.ts'
import { messages as texts } from './messages.gen.ts'

const mosqueNotFound = refuse(404, texts.mosqueNotFound)
const reasonRequired = refuse(422, texts.reasonNeeded, { reason: texts.reasonNeeded })

/** Mosques waiting for approval, and deciding about them, like `tenant waiting` and `tenant approve`. */
export const waitingOperations = {
  async installationWaitingList({ database, listensOn }) {
    const [waitingMosques, names] = await Promise.all([
      listWaitingMosques(database, listensOn()),
      database.forAccount()(readMosqueNames),
    ])
    return done({
      mosques: waitingMosques.map(({ held, ...mosque }) => ({
        ...mosque,
        ...(held ? { held: true } : {}),
        resembling: names.filter(({ slug, name }) => slug !== mosque.slug && resembles(mosque.name, [name])),
      })),
    })
  },

  async installationDecisionPreview(call) {
    const { database, body } = call
    const mosque = await findMosque(call, body.slug)
    if (!mosque) return mosqueNotFound
    const emails = await previewDecision(database, mosque.id, body, deskPlace(call))
    const [firstEmail] = emails
    return done({ to: emails.map(({ to }) => to), subject: firstEmail?.subject ?? '', text: firstEmail?.text ?? '' })
  },

  async installationDecide(call) {
    const { database, directory, body } = call
    const mosque = await findMosque(call, body.slug)
    if (!mosque) return mosqueNotFound
    const reason = plainLine(body.reason ?? '')
    if (body.decision === 'decline' && reason === '') return reasonRequired
    const context = { ...deskPlace(call), ...deciderOf(call) }
    const isChanged =
      body.decision === 'approve'
        ? await approveMosque(database, mosque.id, context)
        : await declineMosque(database, mosque.id, { ...context, reason })
    directory.forget(mosque.id)
    if (!isChanged) return refuse(409, texts.decidedAlready)
    return done({}, body.decision === 'approve' ? texts.approved : texts.declined)
  },
} satisfies DeskOperations<
  'installationWaitingList' | 'installationDecisionPreview' | 'installationDecide',
  InstallationServices
>
