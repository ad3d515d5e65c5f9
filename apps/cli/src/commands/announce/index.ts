import { Option } from 'commander'
import { announcementKinds } from '@minaret/server/operator'
import { defineTenantCommand } from '../frame/defineCommand.ts'
import { endCommand } from './end.ts'
import { listCommand } from './list.ts'
import { run } from './run.ts'

/** `announce`: temporary announcements to all visitors. It is a command itself, with two subcommands. */
export const announceCommand = () =>
  defineTenantCommand('announce [words...]', {
    summary: 'Announce something on the site and the prayer hall displays',
    examples: [
      'announce --tenant an-noor --kind janazah --title "Janazah of Yusuf Ali" "After Dhuhr today, main hall."',
      'announce --tenant an-noor --for 2h "The car park is closed."',
      'announce list --tenant an-noor',
    ],
    more: 'Without --until or --for an ordinary one is shown for a week, a janazah for a day, an emergency for 12 hours. Times are in the time zone of the mosque: 2026-12-05 18:30, or 18:30 for today.',
  })
    .addOption(new Option('--kind <kind>', 'what it is').choices([...announcementKinds]).default('ordinary'))
    .option('--title <words>', 'a heading')
    .option('--from <moment>', 'when to start showing it; without it, now')
    .option('--until <moment>', 'when it ends')
    .option('--for <length>', 'how long to show it: 30m, 2h, 3d, 1w')
    .addCommand(listCommand())
    .addCommand(endCommand())
    .action(run)
