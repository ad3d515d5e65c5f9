import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { commandGroups } from '../index.ts'
import { programOf } from './run.ts'

/** Every command, with its full name. */
const commandsOf = (command: Command, words: string[]): { words: string[]; command: Command }[] =>
  command.commands.length > 0
    ? command.commands.flatMap((each) => commandsOf(each, [...words, each.name()]))
    : [{ words, command }]

/** Loads one group at a time, as the command line does. */
const all = async () => {
  const loaded = await Promise.all(
    commandGroups.map(async ({ name, summary: says, load }) => ({ name, says, noun: await load() })),
  )
  return loaded.flatMap(({ name, noun }) => commandsOf(noun, [name]))
}

function helpOf(command: Command): string {
  const lines: string[] = []
  command.configureOutput({ writeOut: (text) => void lines.push(text) }).outputHelp()
  return lines.join('')
}

test('the summary of a group in the top-level help equals the one in its own help', async () => {
  for (const { name, summary: says, load } of commandGroups) {
    const noun = await load()
    expect([noun.name(), noun.description()]).toEqual([name, says])
  }
})

test('every command has a summary, --json, and examples that start with it', async () => {
  const commands = await all()
  expect(commands.length).toBeGreaterThan(30)
  for (const { words, command } of commands) {
    const help = helpOf(command)
    const typed = words.join(' ')
    expect(command.description(), typed).toMatch(/^\p{Lu}[^.!]*$/u)
    expect(help, typed).toMatch(/^ {2}--json /m)
    const examples = [...help.matchAll(/^ {2}npm run minaret -- (.*)$/gm)].map(([, line = '']) => line)
    expect(examples.length, typed).toBeGreaterThan(0)
    for (const example of examples) expect(example).toContain(typed)
  }
})

test('every option and argument of an example exists on its command', async () => {
  for (const { words, command } of await all())
    for (const [, line = ''] of helpOf(command).matchAll(/^ {2}npm run minaret -- (.*)$/gm)) {
      const options = [...line.matchAll(/ (--[a-z-]+)/g)].map(([, name]) => name)
      for (const option of options)
        expect([words.join(' '), command.options.map(({ long }) => long)]).toEqual([
          words.join(' '),
          expect.arrayContaining([option]),
        ])
    }
})

test('every destructive command has an option to skip its question, and no other has one', async () => {
  const commands = await all()
  const asking = commands
    .filter(({ command }) => command.options.some(({ long }) => long === '--yes'))
    .map(({ words }) => words.join(' '))
  expect(asking).toEqual(expect.arrayContaining(['tenant suspend', 'tv token revoke']))
})

test('no command takes a password or a key as an argument', async () => {
  for (const { command } of await all())
    for (const { long } of command.options) expect(long).not.toMatch(/password|secret|key/)
})

test('the top-level help lists all groups and loads none', async () => {
  const program = await programOf(['--help'])
  expect(program.commands.map((command) => command.name())).toEqual(commandGroups.map(({ name }) => name))
  expect(program.commands.flatMap((command) => [...command.commands])).toEqual([])
})
