// `npm run import -- users|briefs FILE [--apply]`: people or briefs from a spreadsheet; `undo [--apply]` removes those of the
// last import; `matches FILE.zip` from Cricsheet. See docs/operating.md.
import { runCommand } from './command.mjs';

await runCommand(async () => (await import('../packages/server/src/commands/import-command.ts')).importCommand);
