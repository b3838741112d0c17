import { execFileSync } from 'node:child_process';

/** In a network of its own, a program reaches nothing. Without root, that takes a user namespace of its own too. */
const ways = {
  root: ['unshare', '--net', '--'],
  anyone: ['unshare', '--user', '--map-current-user', '--net', '--'],
} as const;

/** Kinds of namespaces that any user but root needs, as systemd names them. */
export const neededNamespaces: readonly string[] = ways.anyone.flatMap((word) => /^--(\w+)$/.exec(word)?.[1] ?? []);

let prefix: readonly string[] | undefined;

/**
 * Command prefix under which a program has no network; the program keeps its process number. Empty where the system has none, as
 * outside Linux and in containers that forbid namespaces: the rules for ffmpeg's inputs still hold there.
 */
export function noNetwork(): readonly string[] {
  prefix ??= Object.values(ways).find(works) ?? [];
  return prefix;
}

function works([command, ...args]: readonly string[]): boolean {
  try {
    execFileSync(command!, [...args, 'true'], { stdio: 'ignore', timeout: 5_000 });
    return true;
  } catch {
    return false;
  }
}
