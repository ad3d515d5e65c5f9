import { noun } from '../frame/verb.ts'
import { listVerb } from './list.ts'
import { keepNameVerb, removeNameVerb } from './names.ts'

/** `supporters`: the names on links that people share for a campaign. */
export const supportersCommand = () =>
  noun('supporters', "Names on supporters' fundraising links", [listVerb(), removeNameVerb(), keepNameVerb()])
