import { Command } from 'commander'
import { readBuild } from '@minaret/server/installation'
import { projectRoot, readBuildId } from '../../env.ts'
import { nouns } from '../index.ts'
import { asInstalled } from './asInstalled.ts'
import { brief, clean } from './clean.ts'
import { fail, type ExitCode } from './failure.ts'
import { beginAnswer } from './tell.ts'

const versionLine = () => {
  const { version, build } = readBuild(projectRoot, readBuildId())
  return `Minaret ${version} (${build})`
}

const sentenceOf = (text: string) => {
  const plain = text.replace(/^error: /, '').trim()
  const [first = '', ...rest] = plain.split('\n')
  return `${[`${first.charAt(0).toUpperCase()}${first.slice(1)}${/[.?!]$/.test(first) ? '' : '.'}`, ...rest].join('\n')}\n`
}

const list = new Intl.ListFormat('en-GB')

/** Names every missing argument and option; commander stops at the first. */
function nameAllMissing(command: Command): void {
  const fail = () => {
    const missing = [
      ...command.registeredArguments
        .slice(command.args.length)
        .filter(({ required }) => required)
        .map((argument) => `<${argument.name()}>`),
      ...command.options
        .filter((option) => option.mandatory && command.getOptionValue(option.attributeName()) === undefined)
        .map(({ flags }) => flags),
    ]
    command.error(`error: missing ${list.format(missing)}`)
  }
  Object.assign(command, { missingArgument: fail, missingMandatoryOptionValue: fail })
}

/** Makes a command throw its usage errors as sentences, followed by a hint to the help. */
function speak(command: Command): Command {
  command
    .exitOverride()
    .enablePositionalOptions()
    .showHelpAfterError('Add --help for an example.')
    .configureOutput({
      writeOut: (text) => void process.stdout.write(asInstalled(text)),
      outputError: (text, write) => write(clean(brief(sentenceOf(text)))),
    })
  nameAllMissing(command)
  for (const each of command.commands) speak(each)
  return command
}

/**
 * The commands, with the verbs of the nouns in the command line. The others are named but not loaded, which saves
 * start-up time.
 */
export async function programOf(words: readonly string[]): Promise<Command> {
  const program = new Command('minaret')
    .description("Manages a mosque's site from the command line. The server does not need to be running.")
    .version(versionLine(), '--version', 'show the version')
    .usage('<topic> <command> [options]')
    .addHelpText('after', '\nExample:\n  npm run minaret -- tenant list\n  npm run minaret -- announce --help')
  const typed = words.filter((word) => !word.startsWith('-')).slice(0, 2)
  for (const { name, says, load } of nouns)
    program.addCommand(typed.includes(name) ? await load() : new Command(name).description(says))
  return speak(program)
}

/** Runs the command line, and returns its exit code. */
export async function run(words: readonly string[]): Promise<ExitCode> {
  beginAnswer()
  try {
    await (await programOf(words)).parseAsync([...words], { from: 'user' })
    return 0
  } catch (error) {
    return fail(error, words.includes('--json'))
  }
}
