import type { Database } from '../../../foundation/src/db/database.ts'

/** The number of writes per fault. */
const writesPerFault = 40

const tables = ['gifts', 'cycles', 'ledger_entries'] as const
const trigger = (table: string) =>
  `create constraint trigger commit_fault after insert or update on ${table}
    deferrable initially deferred for each row execute function commit_fault()`

/**
 * Makes some commits of gifts, regular gifts and ledger entries fail, as if the server had died.
 * @returns a function that runs `work` with the faults turned on; requests of donors run without them
 */
export async function injectCommitFaults({ pool }: Pick<Database, 'pool'>) {
  await pool.query(`
    create sequence commit_fault;
    create function commit_fault() returns trigger language plpgsql security definer as $$
    begin
      if nextval('commit_fault') % ${writesPerFault} = 0 then raise exception 'Injected fault.'; end if;
      return null;
    end $$;
    ${tables.map(trigger).join(';')}`)
  const setFaults = (action: 'enable' | 'disable') =>
    pool.query(tables.map((table) => `alter table ${table} ${action} trigger commit_fault`).join(';'))
  await setFaults('disable')
  return async (work: () => Promise<void>): Promise<void> => {
    await setFaults('enable')
    try {
      await work()
    } finally {
      await setFaults('disable')
    }
  }
}
