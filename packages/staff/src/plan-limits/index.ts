export { readNearLimits, readPlanLimits } from './readLimits.ts'
export { megabytesOf, refuseOverLimit } from './refuseOverLimit.ts'
