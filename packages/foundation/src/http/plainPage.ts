import type { FastifyReply } from 'fastify'
import { getLanguage, type Message, localise } from '../responses/localise.ts'

/** What a plain page says; nothing a visitor sent is put in. */
export type PlainPageTexts = { title: Message; text: Message }

/** Sends a page for when there is no site to draw it, in the language of whoever asked. */
export function sendPlainPage(reply: FastifyReply, code: number, words: PlainPageTexts): FastifyReply {
  const language = getLanguage(reply.request)
  const title = localise({ message: words.title }, language).message
  const text = localise({ message: words.text }, language).message
  const direction = language === 'en' ? 'ltr' : 'rtl'
  return reply
    .code(code)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
    )
}
