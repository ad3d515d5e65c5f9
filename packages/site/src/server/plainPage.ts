/** A page for when there is no site to draw: no tenant, or no configuration. */
export function plainPage(status: 404 | 405 | 503): Response {
  const [title, text] = {
    404: ['There is no site at this address', 'Please check the address.'],
    405: ['This address only shows pages', 'Please open it in a browser.'],
    503: ['The site cannot be shown just now', 'Please try again in a few minutes.'],
  }[status]
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`
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
