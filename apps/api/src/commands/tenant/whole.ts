import { deleteMosque, exportMosque } from '@minaret/server/operator'
import { ask } from '../frame/ask.ts'
import { writeOut } from '../frame/csv.ts'
import { mustName } from '../frame/mustName.ts'
import { withTenant } from '../frame/store.ts'
import { note, tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'

async function write(file: string, options: TenantOptions): Promise<void> {
  const read = await withTenant(options.tenant, ({ database }, id) => exportMosque(database, id, new Date()))
  await writeOut(file, JSON.stringify(read, undefined, 2), { mark: false })
  const rows = Object.values(read.tables).reduce((sum, table) => sum + table.length, 0)
  note('Not in it: passwords, keys, and what parents wrote of their children (applications export --with-needs).')
  tell(
    options,
    { file, tenant: read.slug, rows },
    () => `${file} holds all ${read.slug} has: ${rows} rows. It names people: keep it so.`,
  )
}

type DeleteOptions = TenantOptions & { yes?: boolean; withBooks?: boolean }

async function remove(options: DeleteOptions): Promise<void> {
  mustName(options)
  const slug = await withTenant(options.tenant, async ({ database, storage }, id, word) => {
    const books = options.withBooks ? ', its books included' : ''
    await ask({
      what: `Everything of ${word} is deleted for ever${books}: its site, its people, its pictures. Nothing brings it back but a backup.`,
      word,
      yes: options.yes,
    })
    await deleteMosque({ database, storage }, id, { withBooks: options.withBooks === true, now: new Date() })
    return word
  })
  tell(options, { tenant: slug, deleted: true }, () => `${slug} is deleted. Backups still have it.`)
}

/** `tenant export`: all a mosque has, in one file. */
export const exportVerb = () =>
  tenantVerb('export <file>', {
    says: 'Write all a mosque has into one JSON file, table by table; it is written down',
    examples: ['tenant export al-huda.json --tenant al-huda'],
    more: 'For a person or a program to read. Its words as a folder: "content export". To bring everything back: "backup".',
  }).action(write)

/** `tenant delete`: a mosque and all it has. */
export const deleteVerb = () =>
  tenantVerb('delete', {
    says: 'Delete a mosque and all it has, for ever',
    examples: ['tenant delete --tenant al-huda'],
    more: 'It is refused while its books hold real money of the last six years: those have to be kept. "tenant suspend" closes\na site and deletes nothing.',
  })
    .option('--with-books', 'also when real money of the last six years stands in its books')
    .option('--yes', 'do not ask; wants --tenant')
    .action(remove)
