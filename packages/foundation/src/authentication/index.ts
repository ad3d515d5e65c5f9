export { actorOf, confirmPassword, isRefusal } from './actor.ts'
export { confirmIsOver, isRefusedFor, linkIsOver, noSuchLogin, sessionHeader, unlessBusy } from './refusals.ts'
