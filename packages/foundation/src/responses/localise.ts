import type { FastifyRequest } from 'fastify'
import { forMachines, isLocalized, type LocalizedText } from '../i18n/catalogue.ts'
import { type Language, chooseLanguage } from '../i18n/language.ts'

/** A message to users in every language; one is chosen when the response is sent. */
export type Message = LocalizedText

/** Message of a success that shows nothing to the user. */
export const ok: Message = forMachines('OK')

/** Returns the language of a request; see {@link chooseLanguage}. */
export function getLanguage(request: Pick<FastifyRequest, 'headers' | 'tenant'>): Language {
  const header = (name: string) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }
  return chooseLanguage({ tenant: request.tenant, request: { header } })
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const inLanguage = (value: unknown, language: Language): unknown => (isLocalized(value) ? value[language] : value)

function localiseData(data: unknown, language: Language): unknown {
  if (isRecord(data) && isLocalized(data.message)) return { ...data, message: data.message[language] }
  if (!isRecord(data) || !isRecord(data.errors)) return data
  const errors = Object.entries(data.errors).map(([field, message]) => [field, inLanguage(message, language)])
  return { ...data, errors: Object.fromEntries(errors) }
}

/** Returns a response in one language: its message, and the errors by field. */
export const localise = <A extends { message: Message; data?: unknown }>(
  response: A,
  language: Language,
): Omit<A, 'message' | 'data'> & { message: string; data?: unknown } => ({
  ...response,
  message: response.message[language],
  data: localiseData(response.data, language),
})
