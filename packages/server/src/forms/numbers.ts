import { contactNumberProblem } from '@minaret/plans/contact-number'
import { refuse, type Refusal } from '../http/operation.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** What is wrong with contact numbers by the tenant's rule, by the name of the field each came in; those not given are passed over. */
export function numberErrors(
  { config }: Pick<Tenant, 'config'>,
  numbers: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([field, number]) => {
      const problem = number === undefined ? undefined : contactNumberProblem(number, config.phoneCountry)
      return problem ? [[field, problem]] : []
    }),
  )
}

/** Refuses a form for its fields, or nothing when there is nothing to say about them. */
export const refuseFields = (errors: Record<string, string>): Refusal | undefined =>
  Object.keys(errors).length > 0 ? refuse(422, 'Some of that needs another look.', errors) : undefined
