import { keepSupporterName, removeSupporterName } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

async function remove(idPrefix: string, options: TenantOptions): Promise<void> {
  const result = await withTenant(options.tenant, ({ database }, id) =>
    removeSupporterName(database, id, idPrefix, new Date()),
  )
  printResult(
    options,
    result,
    () => `"${result.name}" is removed from the page. The link still works without a name, and its gifts stay.`,
  )
}

async function keep(idPrefix: string, options: TenantOptions): Promise<void> {
  const result = await withTenant(options.tenant, ({ database }, id) => keepSupporterName(database, id, idPrefix))
  printResult(options, result, () => `"${result.name}" stays. It will be listed again if someone reports it again.`)
}

/** `supporters remove-name`: removes the name from a link. */
export const removeNameCommand = () =>
  defineTenantCommand('remove-name <id>', {
    summary: "Remove the name from a supporter's link; the link and its gifts stay",
    examples: ['supporters remove-name 3fXk2aQ1 --tenant an-noor'],
  }).action(remove)

/** `supporters keep-name`: keeps a reported name. */
export const keepNameCommand = () =>
  defineTenantCommand('keep-name <id>', {
    summary: 'Keep a reported name, and remove it from the list',
    examples: ['supporters keep-name 3fXk2aQ1 --tenant an-noor'],
  }).action(keep)
