import { Option } from 'commander'
import { announcementKinds } from '@minaret/server/operator'
import { defineTenantCommand } from '../frame/defineCommand.ts'
import { endCommand } from './end.ts'
import { listCommand } from './list.ts'
import { run } from './run.ts'

/** `announce`: temporary announcements to all visitors. It is a command itself, with two subcommands. */
export const announceCommand = () =>
  defineTenantCommand('announce [text...]', {
    summary: 'Publish announcements on the website and prayer hall displays',
    examples: [
      'announce --tenant an-noor --kind janazah --title "Janazah of Yusuf Ali" "After Dhuhr today, main hall."',
      'announce --tenant an-noor --for 2h "The car park is closed."',
      'announce list --tenant an-noor',
    ],
    details:
      'By default, an ordinary announcement is shown for a week, a janazah for a day and an emergency for 12 hours. Times are in the mosque’s time zone, e.g. "2026-12-05 18:30", or 18:30 for today.',
  })
    .addOption(
      new Option('--kind <kind>', 'the type of announcement').choices([...announcementKinds]).default('ordinary'),
    )
    .option('--title <text>', 'the heading')
    .option('--from <time>', 'start time (default: now)')
    .option('--until <time>', 'end time')
    .option('--for <duration>', 'how long to show it, e.g. 30m, 2h, 3d or 1w')
    .addCommand(listCommand())
    .addCommand(endCommand())
    .action(run)
