// What documentation says of the tree: paths that exist, links that lead somewhere, a README in each workspace.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The longest README of a workspace: a page. */
const page = 80

/** Folders a path may begin with, seen from the root and from a workspace. */
const fromRoot = /^(?:apps|packages|docs|\.github|\.ci)\//
const fromWorkspace = /^(?:src|bin|e2e|worker|build|sample|fixtures|docs)\//
/** A file or a folder of the sources spelt out: no pattern, no placeholder, no command, nothing that a build makes. */
const isPlain = (text) => /^[\w./@+-]+$/.test(text) && !/\.\.\.|(^|\/)(dist|node_modules)(\/|$)/.test(text)

/** Each text in backticks and each target of a link, outside blocks of code. */
function namesIn(text) {
  const prose = text.replace(/^```.*?^```/gms, '')
  const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name]) => ({ name, isLink: false }))
  const linked = [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, name]) => ({ name, isLink: true }))
  return [...named, ...linked]
}

/** Where a text in a document leads to, or nothing when it speaks of something else. */
function placeOf(root, document, { name, isLink }) {
  const folder = path.dirname(path.join(root, document))
  if (isLink) return /^([a-z]+:|\/)/.test(name) ? undefined : path.resolve(folder, name)
  if (!isPlain(name)) return undefined
  if (fromRoot.test(name)) return path.join(root, name)
  const isInWorkspace = /^(?:apps|packages)\/[^/]+\/README\.md$/.test(document)
  return isInWorkspace && fromWorkspace.test(name) ? path.join(folder, name) : undefined
}

const workspacesOf = (root) =>
  ['apps', 'packages'].flatMap((group) =>
    readdirSync(path.join(root, group))
      .filter((name) => existsSync(path.join(root, group, name, 'package.json')))
      .map((name) => `${group}/${name}`),
  )

/** A sentence for each workspace without a README of a page that names all it exports. */
function findReadmeFaults(root, workspace) {
  const file = path.join(root, workspace, 'README.md')
  if (!existsSync(file))
    return [
      `${workspace} has no README.md: say what it is, what it exports, how to run and test it, what it must not import.`,
    ]
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n').length - 1
  const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'))
  const missing = Object.keys(exports).filter(
    (face) => !face.includes('*') && !text.includes(face === '.' ? `\`${name}\`` : `${face.slice(1)}\``),
  )
  return [
    ...(lines > page
      ? [`${workspace}/README.md has ${lines} lines, and ${page} is a page: move the detail beside the code.`]
      : []),
    ...missing.map((face) => `${workspace}/README.md does not name what it exports as ${path.posix.join(name, face)}.`),
  ]
}

/**
 * A sentence for each path or link in the documents that leads nowhere, and for each workspace whose README falls short.
 * @param root the project's folder @param documents paths from it
 */
export function findDocFaults(root, documents) {
  const dead = documents.flatMap((document) =>
    namesIn(readFileSync(path.join(root, document), 'utf8'))
      .filter((named) => {
        const place = placeOf(root, document, named)
        return place !== undefined && !existsSync(place)
      })
      .map(({ name }) => `${document} names ${name}, which is not there.`),
  )
  return [...new Set(dead), ...workspacesOf(root).flatMap((workspace) => findReadmeFaults(root, workspace))]
}
