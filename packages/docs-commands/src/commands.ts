import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { type CommandResult, root, runLine } from './oldestNode.ts'
import type { DocLine } from './lines.ts'
import { refusals } from './rules.ts'

/** A command of a page. */
type Command = {
  page: string
  /** The line, with the test's names and folders substituted. */
  line: string
  /** The arguments for the CLI. */
  args: string
}

/** Where commands run. */
type Workspace = {
  dataDir: string
  /** The working folder, which file names are relative to. */
  folder: string
}

/** A command with its unexpected result. */
export type Failure = Command & CommandResult

const toCommand = (page: string, line: string): Command => ({
  page,
  line,
  args: line.replace(/^.*? minaret -- /, '').replace(/ > \S+$/, ''),
})

const argsOf = ({ args }: Command): string[] =>
  [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')

/** The slug of a page's own example mosque. */
const slugOf = (page: string) => page.replace(/\.md$/, '').replaceAll(/\W+/g, '-').toLowerCase()
const isCreation = ({ args }: Command) => args.startsWith('tenant create ')
const creationOf = (slug: string) =>
  `tenant create ${slug} --name "Masjid al-Huda" --host ${slug}.localhost --folder ${slug}`

/** The commands of the pages, with each page's own mosque. */
const commandsOf = (lines: readonly DocLine[], { folder }: Workspace): Command[] =>
  lines.map(({ page, text: line }) =>
    toCommand(page, line.replaceAll('al-huda', slugOf(page)).replaceAll(/\/(?:media|backups)(?=\/)/g, `${folder}$&`)),
  )

/** Runs commands in one process of the built CLI. */
async function runAll(commands: readonly Command[], { dataDir, folder }: Workspace): Promise<Failure[]> {
  const runner = path.join(import.meta.dirname, 'runCommands.mjs')
  const child = spawn(process.execPath, [runner, path.join(root, 'apps/cli/dist/cli.js')], {
    env: { ...process.env, DATA_DIR: dataDir, INIT_CWD: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(commands.map(argsOf)))
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')])
  const results: CommandResult[] = JSON.parse(output)
  return commands.map((command, index) => ({
    ...command,
    ...(results[index] ?? { code: 1, output: 'The command did not run.' }),
  }))
}

/** Runs commands on the oldest Node, in the project's folder. */
async function runOnOldestNode(commands: readonly Command[], { dataDir }: Workspace): Promise<Failure[]> {
  const results: Failure[] = []
  for (const command of commands) results.push({ ...command, ...(await runLine(command.line, { DATA_DIR: dataDir })) })
  return results
}

/** Whether a command reads or writes files in its working folder, which is the repository on the oldest Node. */
const hasFiles = ({ line }: Command) => / (?:import|check|export|write|restore) | > /.test(line)

function isFailure({ args, code, output }: Failure): boolean {
  const refusal = refusals.find(({ pattern }) => pattern.test(args))
  return refusal ? code !== 1 || !refusal.message.test(output) : code !== 0
}

/** Creates each page's mosque with causes, and the demonstration records that the pages refer to. */
async function prepare(commands: readonly Command[], workspace: Workspace): Promise<Failure[]> {
  const slugs = [...new Set(commands.map(({ page }) => slugOf(page)))]
  const ownedSlugs = new Set(commands.filter(isCreation).map(({ page }) => slugOf(page)))
  const preparation = (args: string) => toCommand('the preparation', args)
  const creations = [
    ...commands.filter(isCreation),
    ...slugs.filter((slug) => !ownedSlugs.has(slug)).map((slug) => preparation(creationOf(slug))),
  ]
  const creationResults = await runAll(creations, workspace)
  const mosque = path.join(import.meta.dirname, '../mosque')
  for (const slug of slugs) cpSync(mosque, path.join(workspace.folder, slug), { recursive: true })
  for (const name of ['media/stick', 'backups']) mkdirSync(path.join(workspace.folder, name), { recursive: true })
  const setupResults = await runAll(
    [
      ...slugs.map((slug) => preparation(`content import ${slug}`)),
      preparation('user create yusuf@example.org --name "Yusuf Ali" --tenant an-noor --print'),
      preparation('timetable export --tenant localhost --year 2026 times-2027.csv'),
    ],
    workspace,
  )
  return [...creationResults, ...setupResults]
}

/**
 * Runs the pages' commands: first those that create mosques, which then get causes, accounts and times; then each page's
 * first command without files, on the oldest Node; then all others in order, in one process.
 * @returns the commands with an unexpected result
 */
export async function runCommands(lines: readonly DocLine[], workspace: Workspace): Promise<Failure[]> {
  const commands = commandsOf(lines, workspace)
  const preparationResults = await prepare(commands, workspace)
  const remaining = commands.filter((command) => !isCreation(command))
  const firstCommands = [
    ...Map.groupBy(
      remaining.filter((command) => !hasFiles(command)),
      ({ page }) => page,
    ).values(),
  ].flatMap(([command]) => command ?? [])
  const oldestNodeResults = await runOnOldestNode(firstCommands, workspace)
  const otherResults = await runAll(
    remaining.filter((command) => !firstCommands.includes(command)),
    workspace,
  )
  return [...preparationResults, ...oldestNodeResults, ...otherResults].filter(isFailure)
}
