import { checkEmail } from '../email-addresses/check.ts'
import type { Tenant } from '../tenancy/tenant.ts'

/** Returns the address for emails to the mosque: that of its contact page, if it is valid. */
export function getMailbox({ config }: Pick<Tenant, 'config'>): string | undefined {
  const { email } = config.contact
  return email && !checkEmail(email).problem ? email : undefined
}
