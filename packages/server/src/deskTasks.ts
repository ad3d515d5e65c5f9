import { createLogDescriber } from './desk/log.ts'
import { importTasks } from '@minaret/content/imports'
import { mosqueExportTasks } from './mosque-export/tasks.ts'

/** The jobs of what a mosque takes along, and of what it brings along. */
export const deskTasks = (
  tasks: Omit<Parameters<typeof mosqueExportTasks>[0], 'describeLog'> & Parameters<typeof importTasks>[0],
) => ({
  ...mosqueExportTasks({ ...tasks, describeLog: createLogDescriber(tasks.database) }),
  ...importTasks(tasks),
})
