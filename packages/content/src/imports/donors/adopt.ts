import { sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { currentTenant, type Tx } from '@minaret/foundation/db'

/**
 * Moves donors imported in test mode to the current payment mode, as they are real people. Donors who have given since, who
 * were merged, or who are already listed in the current mode stay.
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
