import { eq } from 'drizzle-orm'
import type { DeskOperations } from '@minaret/foundation/operations'
import { staffPasskeys } from '@minaret/foundation/db'
import { done, refuse } from '@minaret/foundation/responses'
import { endOtherStaffSessions, type StaffSession } from '@minaret/foundation/staff'
import { describeDevice } from '../members/device.ts'
import { beginPasskey, finishPasskey } from '../members/passkeys.ts'
import { getRelyingParty, type StaffServices } from '../members/place.ts'
import { makeRecoveryCodes } from '../members/recovery.ts'
import { changeOwnLogin } from './changes.ts'
import { confirmOperations } from './confirmOperations.ts'
import { countRecoveryCodes, findOwnLogin, hasAuthenticator, maxPasskeys, findSessionPasskey } from './store.ts'
import { messages as texts } from './messages.gen.ts'

/** The reference that binds a new passkey to the session that started it. */
const getReference = ({ id }: StaffSession) => `session ${id}`

const tooManyRefusal = refuse(409, texts.tooMany({ most: maxPasskeys }))

/** The operations to confirm one’s identity and to change one’s own login. */
export const ownLoginOperations = {
  ...confirmOperations,

  async ownLoginView({ database, session }) {
    if (!session) return refuse(401, texts.loggedOut)
    return database.forAccount()(async (tx) => {
      const login = await findOwnLogin(tx, session)
      if (!login) return refuse(401, texts.loggedOut)
      const currentPasskeyId = await findSessionPasskey(tx, session)
      return done({
        passkeys: login.passkeys.map(({ id, name, createdAt, usedAt }) => ({
          id,
          name,
          addedAt: createdAt.toISOString(),
          ...(usedAt ? { usedAt: usedAt.toISOString() } : {}),
          current: id === currentPasskeyId,
        })),
        mostPasskeys: maxPasskeys,
        authenticator: hasAuthenticator(login.account),
        recoveryCodes: await countRecoveryCodes(tx, session.account.id),
      })
    })
  },

  ownLoginPasskeyBegin: (call) =>
    changeOwnLogin(call, async (tx, { account, passkeys, session }) => {
      if (passkeys.length >= maxPasskeys) return tooManyRefusal
      const { name, email, passkeyUser: user } = account
      const holder = { name, email, user, reference: getReference(session), existing: passkeys, now: call.now }
      return done(await beginPasskey(tx, getRelyingParty(call), holder))
    }),

  ownLoginPasskeyAdd: (call) =>
    changeOwnLogin(call, async (tx, { account, passkeys, session, announce }) => {
      const { body, now, request } = call
      if (passkeys.length >= maxPasskeys) return tooManyRefusal
      const createdPasskey = await finishPasskey(tx, getRelyingParty(call), {
        ...body,
        reference: getReference(session),
        now,
      })
      if (!createdPasskey) return refuse(422, texts.passkeyNotAdded)
      const name = describeDevice(request.header('user-agent'))
      const rows = await tx
        .insert(staffPasskeys)
        .values({ ...createdPasskey.passkey, accountId: account.id, name, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: staffPasskeys.id })
      if (rows.length === 0) return refuse(409, texts.passkeyAlreadyAdded)
      await announce({ kind: 'passkeyAdded', passkey: name })
      return done({}, texts.added)
    }),

  ownLoginPasskeyRemove: (call) =>
    changeOwnLogin(call, async (tx, { account, passkeys, session, announce }) => {
      const passkey = passkeys.find(({ id }) => id === call.body.id)
      if (!passkey) return refuse(404, texts.passkeyNotFound)
      if (passkeys.length === 1 && !hasAuthenticator(account)) return refuse(409, texts.lastLoginMethod)
      await tx.delete(staffPasskeys).where(eq(staffPasskeys.id, passkey.id))
      // Ends sessions on a lost device.
      await endOtherStaffSessions(tx, account.id, session.id)
      await announce({ kind: 'passkeyRemoved', passkey: passkey.name })
      return done({}, texts.removed)
    }),

  ownLoginCodesRenew: (call) =>
    changeOwnLogin(call, async (tx, { account, announce }) => {
      const codes = await makeRecoveryCodes(tx, account.id)
      await announce({ kind: 'recoveryCodesRenewed' })
      return done({ codes }, texts.renewed)
    }),
} satisfies DeskOperations<
  | 'identityConfirmBegin'
  | 'identityConfirm'
  | 'ownLoginView'
  | 'ownLoginPasskeyBegin'
  | 'ownLoginPasskeyAdd'
  | 'ownLoginPasskeyRemove'
  | 'ownLoginCodesRenew',
  StaffServices
>
