import type { FastifyReply } from 'fastify'
import { directionOf } from '@minaret/messages/direction'
import { getLanguage, type Message, localise } from '../responses/localise.ts'

/** Text of a plain page; it must not contain user input. */
export type PlainPageTexts = { title: Message; text: Message }

/** Sends a plain page in the visitor's language, for when there is no site to render it. */
export function sendPlainPage(reply: FastifyReply, code: number, texts: PlainPageTexts): FastifyReply {
  const language = getLanguage(reply.request)
  const title = localise({ message: texts.title }, language).message
  const text = localise({ message: texts.text }, language).message
  return reply
    .code(code)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
    )
}
