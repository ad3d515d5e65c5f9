import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { checkEmail } from '@minaret/foundation/email-addresses'

/** `POST /api/validateEmail`: validates an email. It reads no table, so it cannot reveal accounts. */
export const emailOperations = {
  async emailCheck({ body }) {
    const { problem, suggestion } = checkEmail(body.email)
    const hint = suggestion ? { suggestion } : {}
    if (problem) return { status: 422, message: problem, data: { errors: { email: problem }, ...hint } }
    return done({ ok: true, ...hint })
  },
} satisfies Operations<'emailCheck'>
