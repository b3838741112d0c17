import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

/**
 * Sentence for a configuration file that PostgreSQL refuses, with the line, from its last lines of output; undefined if it refuses
 * none. Of a wrong value PostgreSQL names no line, so the line is looked for in the file.
 */
export function configurationFault(folder: string, messages: readonly string[]): string | undefined {
  const end = messages.findLastIndex((message) => refusedFile.test(message));
  const said = messages[end]?.match(refusedFile);
  if (!said) return undefined;
  const why = messages[end - 1] ?? '';
  const [, reason = '', named, number, near] = withLine.exec(why) ?? withLineLast.exec(why) ?? [];
  const file = inFolder(folder, named ?? said[1] ?? said[2] ?? '');
  const line = number ?? lineOf(file, why);
  const place = line === undefined ? file : `line ${line} of ${file}`;
  const what = named ? [reason, near].filter(Boolean).join(' ') : why;
  return `PostgreSQL refuses ${place}${what && `: ${what}`}. Correct it there, and start again.`;
}

const refusedFile = /configuration file "([^"]+)" contains errors|could not load (\S+)$/;
const withLine = /^(syntax error) in file "([^"]+)" line (\d+), (near .+)$/;
const withLineLast = /^(.+) in file "([^"]+)" line (\d+)$/;

const inFolder = (folder: string, file: string) => (isAbsolute(file) ? file : join(folder, file));

/** Number of the last line, other than a comment, with the parameter or the word that a message quotes. */
function lineOf(file: string, message: string): number | undefined {
  const word = /parameter "([^"]+)"/.exec(message)?.[1] ?? /"([^"]+)"/.exec(message)?.[1];
  if (!word) return undefined;
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const at = lines.findLastIndex((line) => !/^\s*#/.test(line) && line.includes(word));
    return at < 0 ? undefined : at + 1;
  } catch {
    return undefined;
  }
}
