import type { Task, TaskList } from 'graphile-worker'
import { describeError } from '../base/log.ts'

/**
 * Jobs that tell no more than they may. The queue writes down and logs the whole text of what a job throws, and an error
 * of the database quotes the row: what is told instead names the job and the kind of error.
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
      const safe = new Error(message || `The job ${name} met ${type} (${code}). It will be tried again.`)
      safe.stack = `${safe.message}\n${stack}`
      throw safe
    }
  }
