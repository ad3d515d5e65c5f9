import { defineGroup } from '../frame/defineCommand.ts'
import { answerCommand } from './answer.ts'
import { acceptCommand, declineCommand } from './decide.ts'
import { exportCommand } from './export.ts'
import { listCommand } from './list.ts'

/** `applications`: applications and messages to a mosque. */
export const applicationsCommand = () =>
  defineGroup('applications', 'Course applications, maktab registrations and messages', [
    listCommand(),
    exportCommand(),
    answerCommand(),
    acceptCommand(),
    declineCommand(),
  ])
