import { asc, eq, inArray, or } from 'drizzle-orm'
import { maktabChildren, maktabRegistrations, type Tx } from '@minaret/foundation/db'
import {
  type Call,
  type DataOwner,
  hasOwnAddress,
  maxPersonalRows,
  type PersonalDataStore,
} from '@minaret/foundation/operations'
import { openNeeds } from './needs.ts'

const isOwn = (user: DataOwner) =>
  or(eq(maktabRegistrations.userId, user.id), hasOwnAddress(user, maktabRegistrations.guardianEmailKey))

type Registration = typeof maktabRegistrations.$inferSelect
type Child = typeof maktabChildren.$inferSelect

const toExport = (
  { secrets, tenant }: Pick<Call<'userExport'>, 'secrets' | 'tenant'>,
  registration: Registration,
  children: readonly Child[],
) => ({
  guardian: {
    name: registration.guardianName,
    email: registration.guardianEmail,
    contactNumber: registration.guardianNumber,
    relationship: registration.guardianRelationship ?? undefined,
    address: registration.guardianAddress ?? undefined,
  },
  ...(registration.secondName === null
    ? {}
    : {
        secondContact: {
          name: registration.secondName,
          contactNumber: registration.secondNumber ?? '',
          relationship: registration.secondRelationship ?? undefined,
        },
      }),
  children: children.map(({ firstName, lastName, dateOfBirth, school, needs }) => ({
    firstName,
    lastName,
    dateOfBirth,
    school: school ?? undefined,
    needs: needs ? openNeeds(secrets, needs, { tenantId: tenant.id, registrationId: registration.id }) : undefined,
  })),
  photos: registration.photos,
  wording: registration.wording,
  created: registration.createdAt.toISOString(),
})

const readChildren = async (tx: Tx, registrations: readonly Registration[]) =>
  registrations.length === 0
    ? []
    : tx
        .select()
        .from(maktabChildren)
        .where(
          inArray(
            maktabChildren.registrationId,
            registrations.map(({ id }) => id),
          ),
        )
        .orderBy(asc(maktabChildren.position))

/** An account's maktab registrations with their children. */
export const maktabData: PersonalDataStore<'maktab'> = {
  async read(tx, user, call) {
    const registrations = await tx
      .select()
      .from(maktabRegistrations)
      .where(isOwn(user))
      .orderBy(asc(maktabRegistrations.createdAt))
      .limit(maxPersonalRows)
    const children = await readChildren(tx, registrations)
    return registrations.map((registration) =>
      toExport(
        call,
        registration,
        children.filter(({ registrationId }) => registrationId === registration.id),
      ),
    )
  },

  async erase(tx, user) {
    await tx.delete(maktabRegistrations).where(isOwn(user))
    return []
  },

  async detach(tx, userId) {
    await tx.update(maktabRegistrations).set({ userId: null }).where(eq(maktabRegistrations.userId, userId))
  },
}
