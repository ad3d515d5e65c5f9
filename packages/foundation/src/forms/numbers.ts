import { normaliseContactNumber } from '@minaret/plans/contact-number'
import { refuse, type Refusal } from '../responses/response.ts'
import type { Message } from '../responses/localise.ts'
import { messages as httpMessages } from '../http/messages.gen.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import type { LocalizedText } from '../i18n/catalogue.ts'
import { messages as formMessages } from './messages.gen.ts'

/**
 * Returns the problem with a contact number, if any. The rule is exactly ten digits, starting with 6 to 9, or that of the
 * tenant's country if it has set one (`decisions.md` 4).
 */
export function numberProblem(number: string, { config }: Pick<Tenant, 'config'>): LocalizedText | undefined {
  const { phoneCountry } = config
  if (normaliseContactNumber(number, phoneCountry)) return undefined
  return phoneCountry ? formMessages.numberOfCountry({ country: phoneCountry }) : formMessages.tenDigits
}

/** Returns the problems of contact numbers by the tenant's rule, by field name; undefined numbers are ignored. */
export function numberErrors(
  tenant: Pick<Tenant, 'config'>,
  numbers: Readonly<Record<string, string | undefined>>,
): Record<string, LocalizedText> {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([field, number]) => {
      const problem = number === undefined ? undefined : numberProblem(number, tenant)
      return problem ? [[field, problem]] : []
    }),
  )
}

/** Refuses a form because of its fields; undefined if there are no errors. */
export const refuseFields = (errors: Record<string, Message>): Refusal | undefined =>
  Object.keys(errors).length > 0 ? refuse(422, httpMessages.invalid, errors) : undefined
