/** The part of the domain that a page needs before React loads. */
export { pageTime } from './app/clock.ts'
export { saveConfiguration } from './configuration/configuration.ts'
export { createSession } from './session/session.ts'
export { createBrowserStorage } from './storage/browserStorage.ts'
export { countVisit } from './visitor/countVisit.ts'
