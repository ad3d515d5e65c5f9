export { subscriptionImportOperations } from './operations.ts'
export { readPlanProblems } from './readProblems.ts'
