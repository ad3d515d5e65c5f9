import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { checkEmail } from '@minaret/foundation/email-addresses'

/** `POST /api/validateEmail`: whether an address can be one. It reads no table, so it cannot tell who has an account. */
export const emailOperations = {
  async emailCheck({ body }) {
    const { problem, suggestion } = checkEmail(body.email)
    const meant = suggestion ? { suggestion } : {}
    if (problem) return { status: 422, message: problem, data: { errors: { email: problem }, ...meant } }
    return done({ ok: true, ...meant })
  },
} satisfies Operations<'emailCheck'>
