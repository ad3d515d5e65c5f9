import { sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { currentTenant, type Tx } from '@minaret/foundation/db'

/**
 * Lists donors that were brought while the mosque took test payments beside those of the money it takes now: they are people,
 * whatever the payments were. Whoever has given meanwhile, was merged, or is a donor there already stays where they are.
 */
export const adoptImportedDonors = (tx: Tx, mode: PaymentMode) =>
  tx.execute(sql`
    update donors d set mode = ${mode}
    where d.tenant_id = ${currentTenant} and d.import_id is not null and d.mode <> ${mode}
      and d.merged_into is null
      and not exists (select from donors m where m.tenant_id = d.tenant_id and m.merged_into = d.id)
      and not exists (select from donors o where o.tenant_id = d.tenant_id and o.mode = ${mode} and o.key = d.key)
      and not exists (select from gifts g where g.tenant_id = d.tenant_id and g.donor_id = d.id)
      and not exists (select from cycles c where c.tenant_id = d.tenant_id and c.donor_id = d.id)`)
