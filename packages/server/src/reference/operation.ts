import { escapeHtml, asList, nameOf, asObject, type Node, renderProse, resolve, asString } from './node.ts'
import { renderFields, describeType } from './shape.ts'

/** An operation of the contract with its method and path. */
export type DescribedCall = { id: string; method: string; path: string; tag: string; operation: Node }

/** Describes who may call an operation. */
function renderAccess({ operation }: DescribedCall): string {
  const schemes = asList(operation.security).map((scheme) => Object.keys(asObject(scheme)))
  if (schemes.length === 0) return 'No login needed.'
  if (schemes.flat().includes('donationToken'))
    return 'With a donate link: its reference in the header <code>token</code>.'
  const header = 'the header <code>X-JWT-Token</code> (or <code>token</code>)'
  return schemes.some((scheme) => scheme.length === 0)
    ? `No login needed; logged-in users also send ${header}.`
    : `For logged-in users: ${header}.`
}

function renderParameters({ operation, path }: DescribedCall): string {
  const rows = asList(operation.parameters).map((part) => {
    const { name, in: location, required, description, schema } = resolve(part)
    const requiredLabel =
      required === true || path.includes(`{${asString(name)}}`) ? ' <span class="needed">required</span>' : ''
    return `<div><dt><code>${escapeHtml(name)}</code>${requiredLabel}</dt><dd>in the ${escapeHtml(location)}; ${describeType(schema)}${description ? `<p>${renderProse(description)}</p>` : ''}</dd></div>`
  })
  return rows.length > 0 ? `<h4>Parameters</h4><dl>${rows.join('')}</dl>` : ''
}

function renderBody({ operation }: DescribedCall): string {
  const content = Object.entries(asObject(resolve(operation.requestBody).content))
  return content
    .map(([type, part]) => {
      const { schema, example } = asObject(part)
      const exampleHtml =
        example === undefined ? '' : `<pre><code>${escapeHtml(JSON.stringify(example, null, 2))}</code></pre>`
      return `<h4>Body</h4><p>${describeType(schema)}, as <code>${escapeHtml(type)}</code></p>${renderFields(schema)}${exampleHtml}`
    })
    .join('')
}

/** Renders the fields of a response besides its envelope. */
function renderData(schema: unknown): string {
  const parts = asList(asObject(schema).allOf)
  const ownParts = parts.filter((part) => nameOf(part) !== 'Envelope')
  if (parts.length === ownParts.length) return `<p>${describeType(schema)}</p>${renderFields(schema)}`
  return ownParts.map(renderFields).join('') || '<p>Only the envelope.</p>'
}

function renderResponses({ operation }: DescribedCall): string {
  const rows = Object.entries(asObject(operation.responses)).map(([code, part]) => {
    const { description, content } = resolve(part)
    const bodies = Object.entries(asObject(content)).map(([type, media]) =>
      type === 'application/json' ? renderData(asObject(media).schema) : `<p>As <code>${escapeHtml(type)}</code>.</p>`,
    )
    const label = code === 'default' ? 'Otherwise' : code
    return `<div><dt>${label}</dt><dd>${renderProse(description)}.${bodies.join('')}</dd></div>`
  })
  return `<h4>Responses</h4><dl>${rows.join('')}</dl>`
}

/** Renders an operation's section of the page. */
export function renderOperation(call: DescribedCall): string {
  const { id, method, path, operation } = call
  const description = asString(operation.description)
  return [
    `<section class="call" id="${id}" aria-labelledby="${id}-title">`,
    `<h3 id="${id}-title">${renderProse(operation.summary)}</h3>`,
    `<p class="address"><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code></p>`,
    description ? `<p>${renderProse(description)}</p>` : '',
    `<p>${renderAccess(call)} <span class="id">Operation ID: <code>${id}</code></span></p>`,
    renderParameters(call),
    renderBody(call),
    renderResponses(call),
    '</section>',
  ].join('\n')
}
