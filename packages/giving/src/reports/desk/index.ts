export { reportLogKinds } from './logKinds.ts'
export { reportOperations } from './operations.ts'
export { reportTasks } from './tasks.ts'
