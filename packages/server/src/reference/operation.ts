import { escape, list, nameOf, node, type Node, prose, resolved, text } from './node.ts'
import { fields, kind } from './shape.ts'

/** An operation of the contract with its method and path. */
export type DescribedCall = { id: string; method: string; path: string; tag: string; operation: Node }

/** Describes who may call an operation. */
function renderAccess({ operation }: DescribedCall): string {
  const schemes = list(operation.security).map((scheme) => Object.keys(node(scheme)))
  if (schemes.length === 0) return 'No login needed.'
  if (schemes.flat().includes('donationToken'))
    return 'With a donate link: its reference in the header <code>token</code>.'
  const header = 'the header <code>X-JWT-Token</code> (or <code>token</code>)'
  return schemes.some((scheme) => scheme.length === 0)
    ? `No login needed; logged-in users also send ${header}.`
    : `For logged-in users: ${header}.`
}

function renderParameters({ operation, path }: DescribedCall): string {
  const rows = list(operation.parameters).map((part) => {
    const { name, in: location, required, description, schema } = resolved(part)
    const requiredLabel =
      required === true || path.includes(`{${text(name)}}`) ? ' <span class="needed">always</span>' : ''
    return `<div><dt><code>${escape(name)}</code>${requiredLabel}</dt><dd>in the ${escape(location)}; ${kind(schema)}${description ? `<p>${prose(description)}</p>` : ''}</dd></div>`
  })
  return rows.length > 0 ? `<h4>Parameters</h4><dl>${rows.join('')}</dl>` : ''
}

function renderBody({ operation }: DescribedCall): string {
  const content = Object.entries(node(resolved(operation.requestBody).content))
  return content
    .map(([type, part]) => {
      const { schema, example } = node(part)
      const exampleHtml =
        example === undefined ? '' : `<pre><code>${escape(JSON.stringify(example, null, 2))}</code></pre>`
      return `<h4>Body</h4><p>${kind(schema)}, as <code>${escape(type)}</code></p>${fields(schema)}${exampleHtml}`
    })
    .join('')
}

/** Renders the fields of a response besides its envelope. */
function renderData(schema: unknown): string {
  const parts = list(node(schema).allOf)
  const ownParts = parts.filter((part) => nameOf(part) !== 'Envelope')
  if (parts.length === ownParts.length) return `<p>${kind(schema)}</p>${fields(schema)}`
  return ownParts.map(fields).join('') || '<p>Only the envelope.</p>'
}

function renderResponses({ operation }: DescribedCall): string {
  const rows = Object.entries(node(operation.responses)).map(([code, part]) => {
    const { description, content } = resolved(part)
    const bodies = Object.entries(node(content)).map(([type, media]) =>
      type === 'application/json' ? renderData(node(media).schema) : `<p>As <code>${escape(type)}</code>.</p>`,
    )
    const label = code === 'default' ? 'Otherwise' : code
    return `<div><dt>${label}</dt><dd>${prose(description)}.${bodies.join('')}</dd></div>`
  })
  return `<h4>Answers</h4><dl>${rows.join('')}</dl>`
}

/** Renders an operation's section of the page. */
export function renderOperation(call: DescribedCall): string {
  const { id, method, path, operation } = call
  const description = text(operation.description)
  return [
    `<section class="call" id="${id}" aria-labelledby="${id}-title">`,
    `<h3 id="${id}-title">${prose(operation.summary)}</h3>`,
    `<p class="address"><span class="method">${method.toUpperCase()}</span> <code>${escape(path).replaceAll('/', '/<wbr>')}</code></p>`,
    description ? `<p>${prose(description)}</p>` : '',
    `<p>${renderAccess(call)} <span class="id">Its name is <code>${id}</code>.</span></p>`,
    renderParameters(call),
    renderBody(call),
    renderResponses(call),
    '</section>',
  ].join('\n')
}
