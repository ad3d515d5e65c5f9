import { addHostname, listTenantHostnames, removeHostname } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

async function add(hostname: string, options: TenantOptions): Promise<void> {
  const result = await withTenant(options.tenant, async ({ database }, id, tenant) => ({
    tenant,
    hostname: await addHostname(database, id, hostname),
  }))
  printResult(
    options,
    result,
    () =>
      `${result.tenant} is now also available at ${result.hostname}. Links in its emails still use its first host name.`,
  )
}

async function remove(hostname: string, options: TenantOptions): Promise<void> {
  const result = await withTenant(options.tenant, async ({ database }, id, tenant) => ({
    tenant,
    ...(await removeHostname(database, id, hostname)),
  }))
  printResult(options, result, ({ tenant, hostname, first, wasFirst } = result) =>
    [
      `${tenant} is no longer available at ${hostname}.`,
      wasFirst
        ? `It was its first host name: links now use ${first}, and links in emails already sent no longer work.`
        : `Links still use ${first}.`,
      'If its mosque.yaml lists the name, remove it there too, or the next import adds it again.',
    ].join('\n'),
  )
}

async function list(options: TenantOptions): Promise<void> {
  const hostnames = await withTenant(options.tenant, ({ database }, id) => listTenantHostnames(database, id))
  printResult(options, hostnames, () => hostnames.join('\n') || 'It has no host name. Add one: tenant add-host')
}

/** `tenant add-host`: adds a host name. */
export const addHostCommand = () =>
  defineTenantCommand('add-host <name>', {
    summary: 'Add a host name to a mosque',
    examples: ['tenant add-host --tenant an-noor www.an-noor.example.org'],
  }).action(add)

/** `tenant remove-host`: removes a host name. */
export const removeHostCommand = () =>
  defineTenantCommand('remove-host <name>', {
    summary: 'Remove a host name from a mosque',
    examples: ['tenant remove-host --tenant an-noor old.an-noor.example.org'],
    details: 'Links use the first name in "tenant list-hosts". You cannot remove the last name.',
  }).action(remove)

/** `tenant list-hosts`: lists a mosque's host names, in order. */
export const listHostsCommand = () =>
  defineTenantCommand('list-hosts', {
    summary: 'List the host names of a mosque; links use the first',
    examples: ['tenant list-hosts --tenant an-noor'],
  }).action(list)
