import type { Task, TaskList } from 'graphile-worker'
import { describeError } from '../base/log.ts'

/**
 * Removes personal data from the errors of jobs. The queue stores and logs the full message of an error, and database errors
 * quote the row: the replacement names only the job and the type of error.
 */
export const redactErrors = (tasks: TaskList): TaskList =>
  Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, task && redactTask(name, task)]))

const redactTask =
  (name: string, task: Task): Task =>
  async (payload, helpers) => {
    try {
      await task(payload, helpers)
    } catch (error) {
      const { type, code = 'no code', message, stack } = describeError(error)
      const redactedError = new Error(message || `The job ${name} met ${type} (${code}). It will be tried again.`)
      redactedError.stack = `${redactedError.message}\n${stack}`
      throw redactedError
    }
  }
