// Runs many commands of the built CLI in one process, one after the other: loading it takes most of a command's time.
// node runCommands.mjs CLI < [["tenant", "list"], …]: prints [{ code, output }, …]
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const cli = pathToFileURL(process.argv[2] ?? '').href
const commands = JSON.parse(readFileSync(0, 'utf8'))
const streams = [process.stdout, process.stderr]
const print = process.stdout.write.bind(process.stdout)

const results = []
for (const [at, words] of commands.entries()) {
  let output = ''
  for (const stream of streams) stream.write = (part) => Boolean((output += String(part)))
  process.argv = [...process.argv.slice(0, 2), ...words]
  process.exitCode = 0
  // Another query is another module: the program runs again, and what it imports stays loaded.
  await import(`${cli}?${at}`)
  results.push({ code: process.exitCode ?? 0, output })
}
process.exitCode = 0
print(JSON.stringify(results))
