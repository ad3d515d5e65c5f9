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

/** What each package exports: its name, and its `exports`, where a pattern stands for the folders it leads to. */
const exportsOf = (root) =>
  new Map(
    workspacesOf(root).map((workspace) => {
      const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'))
      return [name, { workspace, exports }]
    }),
  )

/** Whether a text in backticks is an import of one of our packages that leads nowhere. */
function isDeadImport(root, all, { name, isLink }) {
  const [scope, short, ...rest] = name.split('/')
  const found = all.get(`${scope}/${short}`)
  if (isLink || !found || !isPlain(name) || rest.length === 0) return false
  const { workspace, exports } = found
  const face = `./${rest.join('/')}`
  return (
    !(face in exports) &&
    !Object.entries(exports).some(([pattern, target]) => {
      const [before = '', after] = pattern.split('*')
      const to = typeof target === 'string' ? target : target.default
      const middle = face.slice(before.length, face.length - (after ?? '').length)
      return (
        after !== undefined &&
        face.startsWith(before) &&
        existsSync(path.join(root, workspace, to.replace('*', middle)))
      )
    })
  )
}

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
  const all = exportsOf(root)
  const dead = documents.flatMap((document) =>
    namesIn(readFileSync(path.join(root, document), 'utf8'))
      .filter((named) => {
        const place = placeOf(root, document, named)
        return (place !== undefined && !existsSync(place)) || isDeadImport(root, all, named)
      })
      .map(({ name }) => `${document} names ${name}, which is not there.`),
  )
  return [...new Set(dead), ...workspacesOf(root).flatMap((workspace) => findReadmeFaults(root, workspace))]
}
