import { Command, Option } from 'commander'

/** Options of every verb. */
export type CommonOptions = {
  /** Print one JSON value on standard output, and nothing else there. */
  json?: boolean
}

/** Options of a verb that works for one mosque. */
export type TenantOptions = CommonOptions & { tenant?: string }

/** The help texts of a verb. */
type CommandText = {
  /** One sentence without a full stop, for the list of verbs. */
  summary: string
  /** What to type after `npm run minaret -- `; several examples for several uses. */
  examples: readonly [string, ...string[]]
  /** Further help, after the examples. */
  more?: string
}

/**
 * Defines a verb: its arguments, summary, examples under `--help`, and `--json`.
 * @param usage the name and the arguments, as commander writes them: `end <id>`
 */
export function defineCommand(usage: string, { summary: says, examples, more }: CommandText): Command {
  const [name = '', ...parts] = usage.split(' ')
  const command = new Command(name).description(says).option('--json', 'output one JSON value')
  for (const part of parts) command.argument(part)
  const typed = examples.map((example) => `  npm run minaret -- ${example}`).join('\n')
  return command.addHelpText('after', `\nExample:\n${typed}${more ? `\n\n${more}` : ''}`)
}

/** A verb for one mosque: {@link defineCommand} with `--tenant`, which is optional if there is only one mosque. */
export const defineTenantCommand = (usage: string, result: CommandText): Command =>
  defineCommand(usage, result).addOption(
    new Option(
      '--tenant <name>',
      'the mosque, by its short name or host name; not needed where there is only one, or with MINARET_TENANT set',
    ),
  )

/** A noun with its verbs, as `commands/index.ts` lists it. */
export const noun = (name: string, says: string, commands: readonly Command[]): Command => {
  const command = new Command(name).description(says)
  for (const each of commands) command.addCommand(each)
  return command
}
