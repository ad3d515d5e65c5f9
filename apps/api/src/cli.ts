import { Command, CommanderError } from 'commander'
import { originCommand } from './commands/origin.ts'
import { paymentKeysCommand } from './commands/paymentKeys.ts'
import { timetableCommand } from './commands/timetable/index.ts'
import { explain } from './explain.ts'

const program = new Command('minaret')
  .description("Runs a mosque's site from the command line. The host may be running or not.")
  .usage('<what> <verb> [options]')
  .showHelpAfterError('(add --help for an example)')
  .exitOverride()

program.addCommand(timetableCommand())
program.addCommand(paymentKeysCommand())
program.addCommand(originCommand())

try {
  await program.parseAsync(process.argv.slice(2), { from: 'user' })
} catch (error) {
  // commander has said its own piece already.
  if (error instanceof CommanderError) process.exitCode = error.exitCode
  else {
    console.error(explain(error))
    process.exitCode = 1
  }
}
