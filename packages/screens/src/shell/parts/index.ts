// Separate from the shells, so that an app without them does not bundle their code.
export { Connection } from '../Connection.tsx'
export { ModeBanner } from '../ModeBanner.tsx'
