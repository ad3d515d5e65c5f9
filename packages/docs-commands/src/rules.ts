/**
 * How a line is tested:
 * - `command`: it runs, see commands.ts; the first of each page runs on the oldest supported Node exactly as written;
 * - `server`: it starts on the oldest Node, as the installation that the commands work on;
 * - `script`: the script exists, runs boot.mjs, and names existing files; boot.mjs itself runs on the oldest Node;
 * - `turbo`: turbo on the oldest Node plans the task for that workspace;
 * - `vitest`, `journeys`: the test files exist, and the runner starts on the oldest Node;
 * - `program`: the program parses and starts on the oldest Node;
 * - `exempt`: not tested.
 */
export type Check = 'command' | 'server' | 'script' | 'turbo' | 'vitest' | 'journeys' | 'program' | 'exempt'

/** The first matching rule applies; a line without one fails the test until a rule is added here. */
export const rules: readonly { pattern: RegExp; check: Check; reason: string }[] = [
  { pattern: /^npm run (?:-s )?minaret -- /, check: 'command', reason: 'operators and volunteers run it' },
  { pattern: /^npm start$/, check: 'server', reason: 'the first line of the README' },
  {
    pattern: /^npm (?:test|run [\w:]+)(?: -- [\w ,./-]+)?$/,
    check: 'script',
    reason: 'tests, builds and benchmarks take minutes, and CI runs those that gate a merge',
  },
  { pattern: /^npx turbo run \w+ --filter=@minaret\/[\w-]+$/, check: 'turbo', reason: 'a full test run includes it' },
  { pattern: /^cd (\S+) && npx vitest run (?:-u )?(\S+)$/, check: 'vitest', reason: 'a full test run includes it' },
  {
    pattern: /^cd packages\/e2e && npx playwright test (\S+)(?: -g "[^"]+")?$/,
    check: 'journeys',
    reason: 'npm run test:all runs every journey',
  },
  { pattern: /^node apps\/api\/bin\/bundle\.mjs \S+$/, check: 'program', reason: 'it copies 250 MB' },
  {
    pattern: /^cd packages\/ui && node bin\/screenshots\.mjs$/,
    check: 'program',
    reason: 'it needs Storybook and a browser',
  },
  { pattern: /^docker /, check: 'exempt', reason: 'needs a container engine' },
  { pattern: /^(?:systemctl|useradd|install|cp apps\/api\/systemd)/, check: 'exempt', reason: 'systemd, as root' },
  { pattern: /^export [A-Z_]+=\S+$/, check: 'exempt', reason: 'names an installation for the lines that follow' },
  { pattern: /^python3 -m fontTools\./, check: 'exempt', reason: 'only for changing fonts, and its page names Python' },
]

/**
 * Commands that the test installation refuses, with the message: their examples have an invented id, ask for confirmation, or
 * need something only a real installation has. All others must exit with 0.
 */
export const refusals: readonly { pattern: RegExp; message: RegExp }[] = [
  {
    pattern: /^(?:tenant (?:suspend|delete)|tv token revoke|payments purge-demo) /,
    message: /Nothing was changed, because confirmation needs a terminal\. Add --yes/,
  },
  { pattern: /^tenant move /, message: /MOVE_TO_DATABASE_URL/ },
  { pattern: /^tenant remove-host /, message: /is not a host name of this mosque/ },
  { pattern: /^announce end /, message: /There is no announcement "3fXk2a" here/ },
  { pattern: /^applications accept /, message: /There is no application "3fXk2a" here/ },
  { pattern: /^staff recover /, message: /Nobody on the staff of a mosque has the email/ },
  { pattern: /^applications answer /, message: /There is no message "9aB1cd" here/ },
  { pattern: /^maktab left /, message: /There is no registration "7Kq2xy" here/ },
  { pattern: /^supporters remove-name /, message: /There is no name "3fXk2aQ1" here/ },
  { pattern: /^(?:gift undo|payments (?:show|refund)) /, message: /There is no gift "K3F7-9QXA" here/ },
  { pattern: /^giftaid (?:export|mark|undo) 1 /, message: /There is no claim 1\./ },
  { pattern: /^giftaid cancel /, message: /There is no declaration "3fXa" here/ },
  { pattern: /^installation invite /, message: /INSTALLATION_OWNERS does not have aisha@example\.org/ },
  { pattern: /^mail resend /, message: /There is no email "3fXaQ2m8" here/ },
  { pattern: /^mail test /, message: /SMTP_URL is not set/ },
  { pattern: /^payments connect /, message: /Missing: STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY/ },
  { pattern: /^payments friday /, message: /Only a demonstration can bring a Friday forward/ },
  { pattern: /^secrets rotate/, message: /There is nothing to rotate: set SECRETS_KEY to the new key/ },
  { pattern: /^timetable import .*\.xlsx/, message: /january\.xlsx cannot be read/ },
  { pattern: /^content export /, message: /is not empty, and nothing in it is overwritten/ },
  { pattern: /^backup restore /, message: /./ },
]

/** The rule of a line. */
export const ruleOf = (text: string) => rules.find(({ pattern }) => pattern.test(text))
