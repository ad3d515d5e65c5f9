export { admitReadings, admitRequests, refuseOverloaded } from './admit.ts'
export { createAdmission } from './policy.ts'
