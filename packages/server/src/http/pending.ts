import { refuse, type OperationId, type Operations } from './operation.ts'

const pending = async () => refuse(503, 'This part of the site is not there yet.')

/** Calls whose feature is still being built; each leaves this list with its feature. */
export const pendingOperations = {
  userExport: pending,
  userDelete: pending,
} satisfies Partial<Operations<OperationId>>
