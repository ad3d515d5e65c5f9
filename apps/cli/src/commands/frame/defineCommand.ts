import { Command, Option } from 'commander'

/** Options of every command. */
export type CommonOptions = {
  /** Print the result as one JSON value on standard output, and nothing else. */
  json?: boolean
}

/** Options of a command for one mosque. */
export type TenantOptions = CommonOptions & { tenant?: string }

/** A command's help text. */
type CommandText = {
  /** One sentence without a full stop, for the list of commands. */
  summary: string
  /** Command lines without `npm run minaret -- `, one for each use. */
  examples: readonly [string, ...string[]]
  /** Further help, after the examples. */
  details?: string
}

/**
 * Defines a command: its arguments, summary, examples under `--help`, and `--json`.
 * @param usage the name and the arguments in commander's format: `end <id>`
 */
export function defineCommand(usage: string, { summary, examples, details }: CommandText): Command {
  const [name = '', ...parts] = usage.split(' ')
  const command = new Command(name).description(summary).option('--json', 'print the result as JSON')
  for (const part of parts) command.argument(part)
  const exampleLines = examples.map((example) => `  npm run minaret -- ${example}`).join('\n')
  return command.addHelpText('after', `\nExample:\n${exampleLines}${details ? `\n\n${details}` : ''}`)
}

/**
 * Defines a command for one mosque: {@link defineCommand} with `--tenant`, which is optional if there is only one
 * mosque.
 */
export const defineTenantCommand = (usage: string, text: CommandText): Command =>
  defineCommand(usage, text).addOption(
    new Option(
      '--tenant <name>',
      'the mosque’s short name or host name; optional if there is only one, or if MINARET_TENANT is set',
    ),
  )

/** A group of commands, as listed in `commands/index.ts`. */
export const defineGroup = (name: string, summary: string, commands: readonly Command[]): Command => {
  const command = new Command(name).description(summary)
  for (const subcommand of commands) command.addCommand(subcommand)
  return command
}
