import type { Database } from '../../../foundation/src/db/database.ts'

/** So many writings of a gift go well between two that do not. */
const calm = 40

const tables = ['gifts', 'cycles', 'ledger_entries'] as const
const trigger = (table: string) =>
  `create constraint trigger storm after insert or update on ${table}
    deferrable initially deferred for each row execute function storm()`

/**
 * Lets a server die now and then while it commits what it has written of a gift, a regular gift or the ledger: nothing of
 * that transaction may remain. Only while it blows, so that no donor is answered by a dead server.
 */
export async function injectCommitFaults({ pool }: Pick<Database, 'pool'>) {
  await pool.query(`
    create sequence storm;
    create function storm() returns trigger language plpgsql security definer as $$
    begin
      if nextval('storm') % ${calm} = 0 then raise exception 'The host died.'; end if;
      return null;
    end $$;
    ${tables.map(trigger).join(';')}`)
  const set = (to: 'enable' | 'disable') =>
    pool.query(tables.map((table) => `alter table ${table} ${to} trigger storm`).join(';'))
  await set('disable')
  return async (work: () => Promise<void>): Promise<void> => {
    await set('enable')
    try {
      await work()
    } finally {
      await set('disable')
    }
  }
}
