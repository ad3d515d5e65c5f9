import { checkEmail } from '../email-addresses/check.ts'
import type { Tenant } from '../tenancy/tenant.ts'

/** Where letters to the mosque itself go: the address of its contact page, when it is one. */
export function getMailbox({ config }: Pick<Tenant, 'config'>): string | undefined {
  const { email } = config.contact
  return email && !checkEmail(email).problem ? email : undefined
}
