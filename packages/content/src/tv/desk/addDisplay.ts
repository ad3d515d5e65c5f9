import { toLatinDigits } from '@minaret/foundation/base'
import { createCountKey, forgetPause, pauseRefusal, pauseUntil } from '@minaret/foundation/limits'
import type { MosqueCall } from '@minaret/foundation/operations'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { refuseOverLimit } from '@minaret/staff/plan-limits'
import { addWaitingDisplay, listTvScreens } from '../admin.ts'
import { messages as texts } from './messages.gen.ts'
import { orRefusal } from './refusals.ts'
import { logDisplay, type SavedDisplay } from './writeDisplay.ts'

/** Parses an entered code, ignoring spaces and hyphens. @returns eight digits, or undefined if it is invalid */
function readCode(input: string): string | undefined {
  const digits = toLatinDigits(input).replace(/[\s-]/g, '')
  return /^\d{8}$/.test(digits) ? digits : undefined
}

/**
 * Adds the display that shows the entered code. From the second attempt on, a delay doubles each time, so that codes
 * cannot be guessed. The delay is per account.
 */
export const addDisplay = (call: MosqueCall<'displayAdd'>): Promise<Required<SavedDisplay> | Refusal> =>
  orRefusal(async () => {
    const { db, member, now, body } = call
    const name = body.name.trim()
    if (name === '') return refuse(422, texts.nameNeeded, { name: texts.nameNeeded })
    const code = readCode(body.code)
    if (code === undefined) return refuse(422, texts.codeForm, { code: texts.codeForm })
    return db(async (tx) => {
      if ((await listTvScreens(tx)).some((display) => display.name.toLowerCase() === name.toLowerCase()))
        return refuse(422, texts.nameTaken({ name }), { name: texts.nameTaken({ name }) })
      const limitKey = {
        kind: 'account',
        what: 'display code',
        mark: createCountKey(call, 'display code', member.accountId),
      } as const
      const pauseEnd = await pauseUntil(tx, limitKey, now)
      if (pauseEnd) return pauseRefusal(pauseEnd, now)
      const overLimit = await refuseOverLimit(tx, call, 'displays', 1)
      if (overLimit) return overLimit
      const screen = await addWaitingDisplay(tx, { code, name, orientation: body.orientation ?? null }, now)
      if (!screen) return refuse(422, texts.codeUnknown, { code: texts.codeUnknown })
      await forgetPause(tx, limitKey)
      const change = await logDisplay({ tx, accountId: member.accountId, now }, 'displayAdded', screen.id, {
        before: screen,
        after: screen,
      })
      return { screen, change }
    })
  })
