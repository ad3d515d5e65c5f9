import type { components } from '@minaret/contract'

/** Topics of a message. */
export type ContactTopic = components['schemas']['ContactTopic']

/** Status of an application just after it is confirmed. */
export type ApplicationState = components['schemas']['CourseConfirmed']['state']

/** Possible decisions on an application. */
export type ApplicationDecision = 'accepted' | 'waiting' | 'declined'
