import { noun } from '../frame/verb.ts'
import { answerVerb } from './answer.ts'
import { acceptVerb, declineVerb } from './decide.ts'
import { exportVerb } from './export.ts'
import { listVerb } from './list.ts'

/** `applications`: what people ask a mosque for. */
export const applicationsCommand = () =>
  noun('applications', 'Course applications, maktab registrations and messages', [
    listVerb(),
    exportVerb(),
    answerVerb(),
    acceptVerb(),
    declineVerb(),
  ])
