import type { FastifyBaseLogger } from 'fastify'
import { isServedHere, type Database, tenants } from '@minaret/foundation/db'
import { describeError } from '@minaret/foundation/base'
import { mailLanguages, getTenantLanguage, queueEmail } from '@minaret/foundation/email'
import { declarationEmail } from './emails.ts'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { paceItems } from '@minaret/foundation/jobs'
import type { Declaration } from './declare.ts'
import { proveDeclarations } from './prove.ts'

/** Dependencies of the declaration job. */
export type GiftAidTaskDeps = {
  database: Database
  directory: Pick<Directory, 'byId'>
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

const declarationEmailTo = (tenant: Tenant, declaration: Declaration) => ({
  kind: 'gift-aid-declared' as const,
  cause: declaration.id,
  email: declarationEmail(
    {
      tenant,
      to: declaration.email,
      language: mailLanguages.find((language) => language === declaration.language) ?? getTenantLanguage(tenant),
    },
    declaration,
  ),
})

/**
 * Hourly job: activates declarations whose gift has been paid, and emails each donor a confirmation. Not earlier: entering
 * another person's address without giving must not send them an email.
 */
export function giftAidTasks({ database, directory, now, log }: GiftAidTaskDeps) {
  return {
    async 'gift-aid-watch'() {
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paceItems(ids)) {
        const tenant = await directory.byId(id)
        if (!tenant || tenant.suspended) continue
        await database
          .forTenant(id)(async (tx) => {
            for (const declaration of await proveDeclarations(tx, now()))
              // A spoken declaration has its written record already.
              if (declaration.email && declaration.channel !== 'spoken')
                await queueEmail(tx, declarationEmailTo(tenant, declaration))
          })
          .catch((error: unknown) => {
            const { type, code } = describeError(error)
            log.error({ tenantId: id, type, code }, 'Gift Aid declarations could not be confirmed')
          })
      }
    },
  }
}
