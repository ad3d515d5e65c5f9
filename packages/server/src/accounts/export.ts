import { declarationsOf } from '@minaret/giving/gift-aid'
import { toRegularGiftView, toRecord } from '@minaret/giving/records'
import { type OperationResult, type Call, requireSession } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { noSession } from '@minaret/foundation/http'
import { openNeeds } from '../maktab/needs.ts'
import { audit, findUser, claimGuestGifts } from '@minaret/foundation/identity'
import { awaitedEmail, toDetails } from './details.ts'
import { type PersonalData, readPersonalData } from './personalData.ts'

const given = <T>(value: T | null | undefined): T | undefined => value ?? undefined

const toApplication = ({ application, course }: PersonalData['applications'][number]) => ({
  course: course ?? application.courseId,
  name: application.name,
  email: application.email,
  contactNumber: given(application.contactNumber),
  message: given(application.message),
  state: application.state,
  created: application.createdAt.toISOString(),
})

const toRegistration = (
  { secrets, tenant }: Pick<Call<'userExport'>, 'secrets' | 'tenant'>,
  { registration, children }: PersonalData['registrations'][number],
) => ({
  guardian: {
    name: registration.guardianName,
    email: registration.guardianEmail,
    contactNumber: registration.guardianNumber,
    relationship: given(registration.guardianRelationship),
    address: given(registration.guardianAddress),
  },
  ...(registration.secondName === null
    ? {}
    : {
        secondContact: {
          name: registration.secondName,
          contactNumber: registration.secondNumber ?? '',
          relationship: given(registration.secondRelationship),
        },
      }),
  children: children.map(({ firstName, lastName, dateOfBirth, school, needs }) => ({
    firstName,
    lastName,
    dateOfBirth,
    school: given(school),
    needs: needs ? openNeeds(secrets, needs, { tenantId: tenant.id, registrationId: registration.id }) : undefined,
  })),
  photos: registration.photos,
  wording: registration.wording,
  created: registration.createdAt.toISOString(),
})

const toNewsletter = (subscriber: PersonalData['subscriber']) =>
  subscriber
    ? {
        name: given(subscriber.name),
        email: subscriber.email,
        state: subscriber.state,
        wording: subscriber.wording,
        asked: subscriber.askedAt.toISOString(),
        confirmed: subscriber.confirmedAt?.toISOString(),
        left: subscriber.leftAt?.toISOString(),
      }
    : {}

const toMessage = (message: PersonalData['messages'][number]) => ({
  topic: message.topic,
  name: message.name,
  email: message.email,
  contactNumber: given(message.contactNumber),
  subject: given(message.subject),
  message: message.message,
  created: message.createdAt.toISOString(),
  answered: message.answeredAt?.toISOString(),
})

/** Everything the mosque holds about the account, and about its verified address. */
export async function userExport(call: Call<'userExport'>): Promise<OperationResult<'userExport'>> {
  const { db, now, tenant } = call
  const { userId } = requireSession(call)
  return db(async (tx) => {
    const user = await findUser(tx, userId)
    if (!user) return noSession
    await claimGuestGifts(tx, user)
    const held = await readPersonalData(tx, user)
    await audit(tx, 'data exported', userId)
    return done({
      made: now.toISOString(),
      mosque: tenant.config.websiteName,
      account: toDetails(user, await awaitedEmail(tx, userId, now)),
      gifts: held.gifts.map(toRecord),
      cycles: held.cycles.map(toRegularGiftView),
      declarations: user.verifiedAt ? await declarationsOf(tx, user.emailKey) : [],
      applications: held.applications.map(toApplication),
      maktab: held.registrations.map((registration) => toRegistration(call, registration)),
      newsletter: toNewsletter(held.subscriber),
      messages: held.messages.map(toMessage),
    })
  })
}
