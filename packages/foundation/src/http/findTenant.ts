import type { FastifyRequest } from 'fastify'
import type { OperationId, Refusal } from '../responses/response.ts'
import { messages as httpMessages } from './messages.gen.ts'
import { type Directory } from '../tenancy/directory.ts'
import { getHostname } from '../tenancy/hostnameOf.ts'
import type { Tenant } from '../tenancy/tenant.ts'

/** Finds the tenant of a call by the Host header, or of a webhook by its path. Suspended tenants accept only webhooks. */
export async function findTenant(
  directory: Directory,
  request: FastifyRequest,
  id: OperationId,
): Promise<Tenant | Refusal> {
  const { params } = request
  const account = typeof params === 'object' && params && 'account' in params ? String(params.account) : ''
  const tenant =
    id === 'providerEvent' ? await directory.byAccount(account) : await directory.byHostname(getHostname(request))
  if (!tenant) return { status: 404, message: httpMessages.noMosque } as const
  // Gifts made before the suspension still have to be recorded.
  if (tenant.suspended && id !== 'providerEvent') return { status: 503, message: httpMessages.closed } as const
  return tenant
}
