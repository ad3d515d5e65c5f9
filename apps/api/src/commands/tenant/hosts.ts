import { addHostname, listTenantHostnames, removeHostname } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'

async function add(typed: string, options: TenantOptions): Promise<void> {
  const added = await withTenant(options.tenant, async ({ database }, id, tenant) => ({
    tenant,
    hostname: await addHostname(database, id, typed),
  }))
  tell(
    options,
    added,
    () => `${added.tenant} answers at ${added.hostname} too. Links in its emails go on leading to its first name.`,
  )
}

async function remove(typed: string, options: TenantOptions): Promise<void> {
  const removed = await withTenant(options.tenant, async ({ database }, id, tenant) => ({
    tenant,
    ...(await removeHostname(database, id, typed)),
  }))
  tell(options, removed, ({ tenant, hostname, first, wasFirst } = removed) =>
    [
      `${tenant} stops answering at ${hostname} within a second.`,
      wasFirst
        ? `It was its first name: links now lead to ${first}, and those in emails already sent lead nowhere.`
        : `Links go on leading to ${first}.`,
      'If its mosque.yaml lists the name, take it out there too: the next import would add it again.',
    ].join('\n'),
  )
}

async function list(options: TenantOptions): Promise<void> {
  const hostnames = await withTenant(options.tenant, ({ database }, id) => listTenantHostnames(database, id))
  tell(options, hostnames, () => hostnames.join('\n') || 'It has no host name. Add one: tenant add-host')
}

/** `tenant add-host`: one more host name. */
export const addHostVerb = () =>
  tenantVerb('add-host <name>', {
    says: 'Let a mosque answer at one more host name',
    examples: ['tenant add-host --tenant an-noor www.an-noor.example.org'],
  }).action(add)

/** `tenant remove-host`: one fewer. */
export const removeHostVerb = () =>
  tenantVerb('remove-host <name>', {
    says: 'Stop a mosque answering at a host name',
    examples: ['tenant remove-host --tenant an-noor old.an-noor.example.org'],
    more: 'Links lead to the first name of "tenant list-hosts". The last name cannot be removed.',
  }).action(remove)

/** `tenant list-hosts`: its host names, in order. */
export const listHostsVerb = () =>
  tenantVerb('list-hosts', {
    says: 'List the host names a mosque answers at; links lead to the first',
    examples: ['tenant list-hosts --tenant an-noor'],
  }).action(list)
