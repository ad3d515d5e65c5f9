import { normaliseContactNumber } from '@minaret/plans/contact-number'
import { numberProblem } from '@minaret/foundation/forms'
import { type OperationResult, type Call } from '@minaret/foundation/operations'
import { done, refuse, type Message } from '@minaret/foundation/responses'
import { httpMessages } from '@minaret/foundation/http'
import { chooseLanguage, toSingleLine } from '@minaret/foundation/email'
import { audit, passwordProblem, isDemonstration, openAccount, accountMessages } from '@minaret/foundation/identity'
import { emailKey } from '@minaret/foundation/email-addresses'
import { queueRequest } from './requests.ts'

/** The response for new visitors, account owners and bots alike. */
const buildAcceptedResponse = (call: Call<'userRegister'>): OperationResult<'userRegister'> =>
  isDemonstration(call.tenant)
    ? done({ next: 'login' }, accountMessages.registeredDemo)
    : done({ next: 'mail' }, accountMessages.registered)

function findProblems({ body, tenant }: Call<'userRegister'>): Record<string, Message> | undefined {
  const { email, name, password, contactNumber } = body
  const numberError = contactNumber && numberProblem(contactNumber, tenant)
  const passwordError = passwordProblem(password, { email, name, mosque: tenant.config.websiteName })
  if (!numberError && !passwordError) return undefined
  return {
    ...(numberError ? { contactNumber: numberError } : {}),
    ...(passwordError ? { password: passwordError } : {}),
  }
}

/**
 * Starts a registration. It does not reveal whether the email has an account: the work and the response are the same, and
 * a job decides later which email to send.
 */
export async function userRegister(call: Call<'userRegister'>): Promise<OperationResult<'userRegister'>> {
  const { body, db, guard, now, tenant } = call
  if (body.website) return buildAcceptedResponse(call)
  const errors = findProblems(call)
  if (errors) return refuse(422, httpMessages.invalid, errors)
  const key = emailKey(body.email)
  const refusal = await guard.throttle.countAttempt(call, 'register', key)
  if (refusal) return refusal
  await guard.throttle.recordFailure(call, 'register', key)

  const email = body.email.trim()
  const name = toSingleLine(body.name)
  const passwordHash = await guard.passwords.hash(body.password)
  const contactNumber = body.contactNumber && normaliseContactNumber(body.contactNumber, tenant.config.phoneCountry)
  const language = chooseLanguage(call)
  await db(async (tx) => {
    if (!isDemonstration(tenant))
      return queueRequest(tx, call, { kind: 'register', email, name, passwordHash, contactNumber, language })
    const user = await openAccount(tx, { name, email, passwordHash, contactNumber, createdAt: now })
    await audit(tx, 'account opened', user?.id)
    return queueRequest(tx, call, { kind: 'registered', email, opened: user !== undefined, language })
  })
  return buildAcceptedResponse(call)
}
