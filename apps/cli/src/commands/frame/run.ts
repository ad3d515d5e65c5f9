import { Command } from 'commander'
import { readBuild } from '@minaret/server/installation'
import { projectRoot, readBuildId } from '../../env.ts'
import { commandGroups } from '../index.ts'
import { adaptCommands } from './adaptCommands.ts'
import { shortenQuotes, prepareForDisplay } from './clean.ts'
import { fail, type ExitCode } from './failure.ts'
import { resetOutput } from './output.ts'

const formatVersion = () => {
  const { version, build } = readBuild(projectRoot, readBuildId())
  return `Minaret ${version} (${build})`
}

const toSentence = (text: string) => {
  const message = text.replace(/^error: /, '').trim()
  const [line = '', ...rest] = message.split('\n')
  return `${[`${line.charAt(0).toUpperCase()}${line.slice(1)}${/[.?!]$/.test(line) ? '' : '.'}`, ...rest].join('\n')}\n`
}

const listFormat = new Intl.ListFormat('en-GB')

/** Reports all missing arguments and options; commander reports only the first one. */
function reportAllMissing(command: Command): void {
  const reportMissing = () => {
    const missingNames = [
      ...command.registeredArguments
        .slice(command.args.length)
        .filter(({ required }) => required)
        .map((argument) => `<${argument.name()}>`),
      ...command.options
        .filter((option) => option.mandatory && command.getOptionValue(option.attributeName()) === undefined)
        .map(({ flags }) => flags),
    ]
    command.error(`error: missing ${listFormat.format(missingNames)}`)
  }
  Object.assign(command, { missingArgument: reportMissing, missingMandatoryOptionValue: reportMissing })
}

/** Makes a command throw its usage errors as sentences, followed by a hint about `--help`. */
function configureErrors(command: Command): Command {
  command
    .exitOverride()
    .enablePositionalOptions()
    .showHelpAfterError('Add --help for an example.')
    .configureOutput({
      writeOut: (text) => void process.stdout.write(adaptCommands(text)),
      outputError: (text, write) => write(prepareForDisplay(shortenQuotes(toSentence(text)))),
    })
  reportAllMissing(command)
  for (const subcommand of command.commands) configureErrors(subcommand)
  return command
}

/**
 * Builds the program. Only the groups in the command line are loaded, to reduce start-up time; the others are only listed.
 */
export async function createProgram(args: readonly string[]): Promise<Command> {
  const program = new Command('minaret')
    .description("Manages a mosque's site from the command line. The server does not need to be running.")
    .version(formatVersion(), '--version', 'show the version')
    .usage('<topic> <command> [options]')
    .addHelpText('after', '\nExample:\n  npm run minaret -- tenant list\n  npm run minaret -- announce --help')
  const groupNames = args.filter((argument) => !argument.startsWith('-')).slice(0, 2)
  for (const { name, summary: groupSummary, load } of commandGroups)
    program.addCommand(groupNames.includes(name) ? await load() : new Command(name).description(groupSummary))
  return configureErrors(program)
}

/** Runs the command line, and returns its exit code. */
export async function run(args: readonly string[]): Promise<ExitCode> {
  resetOutput()
  try {
    await (await createProgram(args)).parseAsync([...args], { from: 'user' })
    return 0
  } catch (error) {
    return fail(error, args.includes('--json'))
  }
}
