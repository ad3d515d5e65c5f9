import { errorTexts } from '../frame/errorTexts.ts'

/**
 * Creates the page shown if no site can be rendered: there is no tenant, or no configuration.
 * @param request its cookie gives the language
 */
export function errorPage(status: 404 | 405 | 503, { headers }: Pick<Request, 'headers'>): Response {
  const { language, direction, [status]: texts } = errorTexts(headers.get('cookie') ?? '')
  const [title, text] = texts
  const html = `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
      ...(status === 503 ? { 'retry-after': '30' } : {}),
    },
  })
}
