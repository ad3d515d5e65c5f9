import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { type Ended, root, type } from './floor.ts'
import type { DocLine } from './lines.ts'
import { refused } from './rules.ts'

/** A command of a page. */
type Command = {
  page: string
  /** The line as it is typed, with names and folders of the test. */
  line: string
  /** What of it the CLI gets. */
  args: string
}

/** Where commands work. */
type Place = {
  dataDir: string
  /** Where the person is: files are named from here. */
  folder: string
}

/** A command that did not end as it should. */
export type Failure = Command & Ended

const toCommand = (page: string, line: string): Command => ({
  page,
  line,
  args: line.replace(/^.*? minaret -- /, '').replace(/ > \S+$/, ''),
})

const wordsOf = ({ args }: Command): string[] =>
  [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')

/** The examples' mosque, which each page has for itself. */
const slugOf = (page: string) => page.replace(/\.md$/, '').replaceAll(/\W+/g, '-').toLowerCase()
const isCreation = ({ args }: Command) => args.startsWith('tenant create ')
const creationOf = (slug: string) =>
  `tenant create ${slug} --name "Masjid al-Huda" --host ${slug}.localhost --folder ${slug}`

/** The commands of the pages, each page with a mosque of its own. */
const commandsOf = (lines: readonly DocLine[], { folder }: Place): Command[] =>
  lines.map(({ page, text: typed }) =>
    toCommand(page, typed.replaceAll('al-huda', slugOf(page)).replaceAll(/\/(?:media|backups)(?=\/)/g, `${folder}$&`)),
  )

/** Runs commands in one process of the built CLI. */
async function runAll(commands: readonly Command[], { dataDir, folder }: Place): Promise<Failure[]> {
  const runner = path.join(import.meta.dirname, 'runCommands.mjs')
  const child = spawn(process.execPath, [runner, path.join(root, 'apps/cli/dist/cli.js')], {
    env: { ...process.env, DATA_DIR: dataDir, INIT_CWD: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(commands.map(wordsOf)))
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')])
  const results: Ended[] = JSON.parse(output)
  return commands.map((command, at) => ({ ...command, ...(results[at] ?? { code: 1, output: 'It did not run.' }) }))
}

/** Types commands on the floor, in the project's folder. */
async function typeAll(commands: readonly Command[], { dataDir }: Place): Promise<Failure[]> {
  const ended: Failure[] = []
  for (const command of commands) ended.push({ ...command, ...(await type(command.line, { DATA_DIR: dataDir })) })
  return ended
}

/** A command that reads or writes files where it is typed, which is the repository. */
const hasFiles = ({ line }: Command) => / (?:import|check|export|write|restore) | > /.test(line)

function isFailure({ args, code, output }: Failure): boolean {
  const refusal = refused.find(({ pattern }) => pattern.test(args))
  return refusal ? code !== 1 || !refusal.says.test(output) : code !== 0
}

/** Gives each page its mosque with causes, and the demonstration what the pages speak of. */
async function prepare(commands: readonly Command[], place: Place): Promise<Failure[]> {
  const slugs = [...new Set(commands.map(({ page }) => slugOf(page)))]
  const own = new Set(commands.filter(isCreation).map(({ page }) => slugOf(page)))
  const prepared = (args: string) => toCommand('the preparation', args)
  const creations = [
    ...commands.filter(isCreation),
    ...slugs.filter((slug) => !own.has(slug)).map((slug) => prepared(creationOf(slug))),
  ]
  const created = await runAll(creations, place)
  const mosque = path.join(import.meta.dirname, '../mosque')
  for (const slug of slugs) cpSync(mosque, path.join(place.folder, slug), { recursive: true })
  for (const name of ['media/stick', 'backups']) mkdirSync(path.join(place.folder, name), { recursive: true })
  const filled = await runAll(
    [
      ...slugs.map((slug) => prepared(`content import ${slug}`)),
      prepared('user create yusuf@example.org --name "Yusuf Ali" --tenant an-noor --print'),
      prepared('timetable export --tenant localhost --year 2026 times-2027.csv'),
    ],
    place,
  )
  return [...created, ...filled]
}

/**
 * Runs the pages' commands: first those that create mosques, which then get causes, accounts and times; then the first of
 * each page that has no files, typed on the floor; then the others in one process, in their order.
 * @returns those that ended otherwise than they should
 */
export async function runCommands(lines: readonly DocLine[], place: Place): Promise<Failure[]> {
  const commands = commandsOf(lines, place)
  const prepared = await prepare(commands, place)
  const others = commands.filter((command) => !isCreation(command))
  const first = [
    ...Map.groupBy(
      others.filter((command) => !hasFiles(command)),
      ({ page }) => page,
    ).values(),
  ].flatMap(([command]) => command ?? [])
  const typed = await typeAll(first, place)
  const rest = await runAll(
    others.filter((command) => !first.includes(command)),
    place,
  )
  return [...prepared, ...typed, ...rest].filter(isFailure)
}
