export { admitRequests, refuseOverloaded } from './admit.ts'
