export { findActor, confirmPassword, isRefusal } from './actor.ts'
export {
  confirmationExpired,
  isConstraintViolation,
  linkExpired,
  invalidCredentials,
  sessionHeader,
  refuseWhenBusy,
} from './refusals.ts'
