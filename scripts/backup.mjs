// `npm run backup -- FILE`: database and files in one archive. See docs/operating.md.
import { runCommand } from './command.mjs';

await runCommand(async () => (await import('../packages/server/src/commands/backup-command.ts')).backupCommand);
