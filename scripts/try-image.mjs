// `npm run try-image`: builds and starts the image of deploy/Dockerfile without a container engine. Each stage is a layer over
// the file system of this machine, which stands in for the base image: a Linux with Node 20.19 or later, npm and apt. At the end
// the product runs as the user of the image, may write to its volumes and /tmp only, has to pass its health check and to
// make a backup. Needs root, and the package registries.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
// In a mount namespace of its own: nothing stays mounted, however this ends.
if (!process.env.PAVILION_TRY_IMAGE) {
  const env = { ...process.env, PAVILION_TRY_IMAGE: '1' };
  const child = spawn('unshare', ['--mount', process.execPath, fileURLToPath(import.meta.url)], {
    env,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
}

const folder = mkdtempSync(join(tmpdir(), 'pavilion-image-'));
const mount = (...args) => execFileSync('mount', args);
const stages = new Map();
let stage;

function begin(name) {
  const [upper, work, root] = ['upper', 'work', 'root'].map((part) => join(folder, `${stages.size}`, part));
  for (const part of [upper, work, root]) mkdirSync(part, { recursive: true });
  mount('-t', 'overlay', 'overlay', '-o', `lowerdir=/,upperdir=${upper},workdir=${work}`, root);
  for (const part of ['proc', 'dev']) mount('--rbind', `/${part}`, join(root, part));
  stage = { root, folder: '/', env: {}, user: '0:0', volumes: [] };
  stages.set(name ?? stages.size, stage);
}

/** Arguments of a program inside the stage, as a user of it. */
const inside = ({ root, user }, command) => ['chroot', ['--userspec', user, '--groups=', root, ...command]];
const environment = ({ env }) => ({ PATH: process.env.PATH, HOME: '/tmp', ...env });

function run(command) {
  const script = `cd "${stage.folder}" && ${command}`;
  execFileSync('chroot', [stage.root, 'sh', '-ec', script], { env: environment(stage), stdio: 'inherit' });
}

/** The context is what git knows, and so less than what `.dockerignore` lets through. */
function copy(from, source, target) {
  const to = join(stage.root, target === '.' ? stage.folder : target);
  mkdirSync(to, { recursive: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (from) execFileSync('cp', ['--archive', `${join(stages.get(from).root, source)}/.`, to]);
  else
    execFileSync('sh', ['-c', `tar --create --null --files-from - | tar --extract --directory "${to}"`], {
      input: files,
    });
}

const instructions = {
  FROM: (text) => begin(/ AS (\w+)$/.exec(text)?.[1]),
  WORKDIR(text) {
    stage.folder = text;
    mkdirSync(join(stage.root, text), { recursive: true });
  },
  COPY(text) {
    const [, from, source, target] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(text);
    copy(from, source, target);
  },
  RUN: run,
  ENV(text) {
    for (const pair of text.split(' ')) stage.env[pair.split('=')[0]] = pair.split('=')[1];
  },
  VOLUME: (text) => stage.volumes.push(text),
  USER(text) {
    stage.user = text;
  },
  EXPOSE() {},
  HEALTHCHECK(text) {
    stage.health = JSON.parse(text.slice(text.indexOf('[')));
  },
  CMD(text) {
    stage.command = JSON.parse(text);
  },
};

const lines = readFileSync('deploy/Dockerfile', 'utf8').replaceAll('\\\n', ' ').split('\n');
async function tryImage() {
  for (const line of lines.filter((line) => line && !line.startsWith('#'))) {
    const [, name, text] = /^(\w+)\s+(.*)$/.exec(line);
    console.log(`\n${line.replaceAll(/\s+/g, ' ')}`);
    instructions[name](text.replaceAll(/\s+/g, ' '));
  }
  await start();
}

async function start() {
  const { root, volumes } = stage;
  stage.env.PORT = String(await freePort());
  for (const path of volumes) mount('--bind', join(root, path), join(root, path));
  mount('-t', 'tmpfs', 'tmpfs', join(root, 'tmp'));
  mount('-o', 'remount,ro,bind', root);
  const options = { env: environment(stage) };
  const script = (command) => ['sh', '-c', `cd ${stage.folder} && exec "$@"`, 'sh', ...command];
  const server = spawn(...inside(stage, script(stage.command)), { ...options, stdio: 'inherit' });
  const ended = once(server, 'exit');
  const succeeds = async (command) => {
    const [code] = await once(spawn(...inside(stage, script(command)), options), 'exit');
    return code === 0;
  };
  const isHealthy = () => succeeds(stage.health);
  for (let tries = 0; server.exitCode === null && tries < 60 && !(await isHealthy()); tries++) await pause(1_000);
  const healthy = server.exitCode === null && (await isHealthy());
  const page = healthy && (await (await fetch(`http://127.0.0.1:${stage.env.PORT}/`)).text());
  const hasCommands = healthy && (await succeeds(['node', 'scripts/backup.mjs', '/data/backup.zip']));
  server.kill('SIGTERM');
  const [code] = await ended;
  if (!healthy || !page.includes('<title>Pavilion'))
    throw new Error('The product in the image did not become healthy.');
  if (!hasCommands) throw new Error('The product in the image could not be backed up.');
  if (code !== 0) throw new Error(`The product in the image ended with ${code}.`);
  const size = execFileSync('du', ['-sm', join(root, 'app')], { encoding: 'utf8' }).split('\t')[0];
  console.log(
    `\nThe image builds, starts as ${stage.user} on a read-only file system, and stops in order. /app has ${size} MB.`,
  );
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

try {
  await tryImage();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  for (const { root } of [...stages.values()].reverse()) execFileSync('umount', ['--recursive', '--lazy', root]);
  rmSync(folder, { recursive: true, force: true });
}
