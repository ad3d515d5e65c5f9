export { payoutOperations, readPayoutProblems } from './operations.ts'
