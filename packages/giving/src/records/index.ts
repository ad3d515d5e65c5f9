export { cameToSomething, readRecords, toRecord } from './records.ts'
export { referenceOf } from './reference.ts'
export { ownCycles, readCycles, runningCycles, toCycle } from './regularStore.ts'
export { tokenPlace } from './tokenPlace.ts'
