import { Command, Option } from 'commander'

/** Options that every verb has. */
export type CommonOptions = {
  /** Answer as one JSON value on standard output, and nothing else there. */
  json?: boolean
}

/** Options of a verb that works for one mosque. */
export type TenantOptions = CommonOptions & { tenant?: string }

/** What a verb is, in words. */
type CommandText = {
  /** One sentence without a full stop, as it stands in the list of verbs. */
  summary: string
  /** What a person types, after `npm run minaret -- `; several for several uses. */
  examples: readonly [string, ...string[]]
  /** What else a person must know, after the examples. */
  more?: string
}

/**
 * A verb: its arguments, its sentence, an example under `--help`, and `--json`.
 * @param usage the name and the arguments, as commander writes them: `end <id>`
 */
export function defineCommand(usage: string, { summary: says, examples, more }: CommandText): Command {
  const [name = '', ...parts] = usage.split(' ')
  const command = new Command(name).description(says).option('--json', 'output one JSON value')
  for (const part of parts) command.argument(part)
  const typed = examples.map((example) => `  npm run minaret -- ${example}`).join('\n')
  return command.addHelpText('after', `\nExample:\n${typed}${more ? `\n\n${more}` : ''}`)
}

/** A verb that works for one mosque: {@link defineCommand} with `--tenant`, which may be left out where there is only one. */
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
