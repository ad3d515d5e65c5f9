import { checkDeskLog, OperatorError } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'

type Options = TenantOptions & { head?: string }

async function run(options: Options): Promise<void> {
  const { head, entries, problems } = await withTenant(options.tenant, ({ database }, id) => checkDeskLog(database, id))
  const isOther = options.head !== undefined && options.head.toLowerCase() !== head
  if (problems.length > 0 || isOther)
    throw new OperatorError(
      [...problems, ...(isOther ? [`The newest entry is ${head}, and not ${options.head}.`] : [])].join('\n'),
    )
  tell(
    options,
    { entries, head },
    () => `${entries} ${entries === 1 ? 'entry' : 'entries'}, none missing and none changed.\nNewest: ${head}`,
  )
}

/** `staff verify`: checks that the log of a mosque's staff is whole. */
export const verifyCommand = () =>
  tenantVerb('verify', {
    says: 'Check that no entry of the staff’s log is missing or was changed',
    examples: ['staff verify --tenant an-noor'],
  })
    .option('--head <hash>', 'compare the newest entry with one you noted before')
    .action(run)
