import { execFileSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How to start PostgreSQL's programs, which refuse to run as root. */
export interface ServerUser {
  /** Command prefix. */
  prefix: readonly string[];
  /** User of the process; absent: the current user. */
  identity?: { uid: number; gid: number };
}

/** In a separate user namespace, root is another user to the program, while its files still belong to root. */
const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];

/**
 * Decides the user for PostgreSQL. Any user but root runs it directly. Root runs it in a user namespace or, where those are
 * forbidden as in many containers, as an unprivileged user who becomes the owner of the folder. Throws a sentence if that user
 * cannot reach it.
 *
 * @param folder the cluster's folder, which exists
 * @param program one of PostgreSQL's programs
 */
export function serverUser(folder: string, program: string): ServerUser {
  if (process.getuid?.() !== 0) return { prefix: [] };
  refuseFolderOfAnother(folder);
  if (works([...namespace, program, '--version'])) {
    own(folder, { uid: 0, gid: 0 });
    refuseClosedParent(folder);
    return { prefix: namespace };
  }
  const user = unprivilegedUser();
  own(folder, user);
  for (const place of [
    ['-x', program],
    ['-w', folder],
  ]) {
    if (works(['test', ...place], user)) continue;
    throw new Error(
      `PostgreSQL refuses to run as root, and the user ${user.name} that it could run as cannot reach ${place[1]}. Start Pavilion as an ordinary user, or move it and DATA_DIR out of folders that only root may enter.`,
    );
  }
  return { prefix: [], identity: { uid: user.uid, gid: user.gid } };
}

/** Root would take the folder from the user whose product runs on it at other times, and whose next start would fail. */
function refuseFolderOfAnother(folder: string): void {
  const { uid } = statSync(folder);
  if (uid === 0 || statSync(dirname(folder)).uid !== uid) return;
  const name = userOf((fields) => fields[2] === String(uid))?.[0] ?? `number ${uid}`;
  throw new Error(
    `${dirname(folder)} belongs to the user ${name}. Run this as that user, for example with: sudo -u ${name} npm start`,
  );
}

/** In its namespace, PostgreSQL has no more rights to the folders of others than anybody has. */
function refuseClosedParent(folder: string): void {
  if (works([...namespace, 'test', '-x', folder])) return;
  let closed = folder;
  for (let parent = dirname(closed); !works([...namespace, 'test', '-x', parent]); parent = dirname(parent)) {
    closed = parent;
  }
  throw new Error(
    `PostgreSQL runs without the rights of root, and cannot pass through ${closed}. Let others pass through it (chmod go+x), or choose another folder with DATA_DIR.`,
  );
}

/** A line of the list of users, as its fields. */
function userOf(isWanted: (fields: readonly string[]) => boolean): string[] | undefined {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return lines.map((line) => line.split(':')).find(isWanted);
}

function works([file, ...args]: string[], identity?: { uid: number; gid: number }): boolean {
  try {
    execFileSync(file!, args, { stdio: 'ignore', cwd: '/', ...(identity && { uid: identity.uid, gid: identity.gid }) });
    return true;
  } catch {
    return false;
  }
}

function unprivilegedUser(): { name: string; uid: number; gid: number } {
  for (const wanted of ['postgres', 'nobody']) {
    const [name, , uid, gid] = userOf(([known]) => known === wanted) ?? [];
    if (name) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return { name: 'nobody', uid: 65_534, gid: 65_534 };
}

/** PostgreSQL must own its folder, which an earlier start as another user may have left to that user. */
function own(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  if (statSync(folder).uid === uid) return;
  chownSync(folder, uid, gid);
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const path = join(folder, name);
    if (!lstatSync(path).isSymbolicLink()) chownSync(path, uid, gid);
  }
}
