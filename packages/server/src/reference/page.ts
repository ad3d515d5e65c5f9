import { document } from '@minaret/contract/document'
import { escapeHtml, asList, asObject, renderProse, asString } from './node.ts'
import { type DescribedCall, renderOperation } from './operation.ts'
import { renderFields, describeType } from './shape.ts'
import { styles } from './styles.ts'

const describedCalls: readonly DescribedCall[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, part]) => {
    const operation = asObject(part)
    return { id: asString(operation.operationId), method, path, tag: asString(asList(operation.tags)[0]), operation }
  }),
)

const tags = document.tags.map(({ name, description }) => ({
  name,
  description,
  calls: describedCalls.filter(({ tag }) => tag === name),
}))

const capitalise = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

function renderNavigation(): string {
  const groups = tags.map(({ name, description, calls }) => {
    const links = calls.map(({ id, operation }) => `<li><a href="#${id}">${renderProse(operation.summary)}</a></li>`)
    return `<details><summary>${escapeHtml(description || capitalise(name))}</summary><ul>${links.join('')}</ul></details>`
  })
  const shapes = Object.keys(document.components.schemas).map((name) => `<li><a href="#${name}">${name}</a></li>`)
  return `<nav aria-label="Calls">${groups.join('')}<details><summary>Shapes</summary><ul>${shapes.join('')}</ul></details></nav>`
}

const renderShapes = (): string =>
  Object.entries(document.components.schemas)
    .map(([name, schema]) => {
      const description = asString(asObject(schema).description)
      return `<section class="shape" id="${name}" aria-labelledby="${name}-title"><h3 id="${name}-title">${name}</h3>${description ? `<p>${renderProse(description)}</p>` : ''}<p>${describeType(schema)}</p>${renderFields(schema)}</section>`
    })
    .join('\n')

const conventions = `
<h2 id="manners">How every call behaves</h2>
<p>The host name selects the mosque: send requests to its own website’s address. Calls that change data are POST requests with the headers <code>Content-Type: application/json</code> and <code>X-Requested-With: XMLHttpRequest</code>.</p>
<p>Each response is an <a href="#Envelope">envelope</a> with <code>status</code> and <code>message</code>; the HTTP status is the same number. The result of a call is in <code>data</code>. An error is a <a href="#Failure">failure</a>, whose message can be shown to users; a 429 has the time to wait in <code>Retry-After</code>.</p>
<p>A session is a token returned by login. When it is renewed, the response has the new one in <code>X-JWT-Token</code>. Every response has a unique id in <code>X-Request-Id</code>: quote it when reporting a problem to the server’s operator.</p>
<p>Responses to public reads have an <code>ETag</code>; a request with it in <code>If-None-Match</code> gets a 304 if the data is unchanged. Pages of other origins may call a mosque that has listed them.</p>`

/** Renders the contract as HTML without scripts. */
export function renderReference(): string {
  const { info } = document
  const groups = tags.map(
    ({ name, description, calls }) =>
      `<h2 id="tag-${name}">${escapeHtml(description || capitalise(name))}</h2>${calls.map(renderOperation).join('\n')}`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}: API reference</title>
<style>${styles}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${escapeHtml(info.title)} API</h1>
<p>${renderProse(info.description)}</p>
<p class="files"><a href="/api/openapi.json">As a file: openapi.json</a> <a href="/api/openapi.yaml">openapi.yaml</a></p>
</header>
<div class="page">
${renderNavigation()}
<main id="calls" tabindex="-1">
${conventions}
${groups.join('\n')}
<h2 id="shapes">Shapes</h2>
${renderShapes()}
</main>
</div>
</body>
</html>
`
}
