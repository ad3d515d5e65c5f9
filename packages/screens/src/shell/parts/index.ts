// Apart from the shells: an app without them must not bring their code.
export { Connection } from '../Connection.tsx'
export { ModeBanner } from '../ModeBanner.tsx'
