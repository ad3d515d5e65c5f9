import { normalContactNumber } from '@minaret/plans/contact-number'
import { refuse, type Refusal } from '../responses/response.ts'
import type { Message } from '../responses/localise.ts'
import { messages as httpMessages } from '../http/messages.gen.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import type { LocalizedText } from '../i18n/catalogue.ts'
import { messages as formMessages } from './messages.gen.ts'

/**
 * What is wrong with a contact number, for whoever typed it, or nothing: exactly ten digits, the first 6 to 9; or, where
 * the tenant names a country, that country's rule (`decisions.md` 4).
 */
export function numberProblem(number: string, { config }: Pick<Tenant, 'config'>): LocalizedText | undefined {
  const { phoneCountry } = config
  if (normalContactNumber(number, phoneCountry)) return undefined
  return phoneCountry ? formMessages.numberOfCountry({ country: phoneCountry }) : formMessages.tenDigits
}

/** What is wrong with contact numbers by the tenant's rule, by the name of the field each came in; those not given are passed over. */
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

/** Refuses a form for its fields, or nothing when there is nothing to say about them. */
export const refuseFields = (errors: Record<string, Message>): Refusal | undefined =>
  Object.keys(errors).length > 0 ? refuse(422, httpMessages.invalid, errors) : undefined
