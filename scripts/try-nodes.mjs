// Starts the built product with each promised version of Node on an empty data folder: first page, sign-in, upload of a film, a clip
// that can be downloaded, and an orderly stop. `npm test` runs it (OPS-006).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureNodes } from './tools.mjs';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const { register } = await import('tsx/esm/api');
register();
const kept = '../packages/server/src/testing/kept-stores';
const { administrator, makeClip, signInAsAdministrator } = await import(`${kept}/work-in-store.ts`);
const { filmOfTwoSeconds, importMatch } = await import(`${kept}/small-film.ts`);

const nodes = ensureNodes();
for (const { version, path } of nodes) {
  if (!path) {
    console.log(
      `- Node ${version} was not tried: the npm registry did not give it for ${process.platform}-${process.arch}.`,
    );
    continue;
  }
  const started = performance.now();
  try {
    await tryNode(path, version);
    console.log(`✓ Node ${version} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    console.log(`✗ Node ${version}: ${error.message}`);
    process.exitCode = 1;
  }
}

async function tryNode(node, version) {
  const dataDir = await mkdtemp(join(tmpdir(), 'pavilion-node-'));
  const { url, says, stop, kill } = await start(node, dataDir);
  try {
    expect((await (await fetch(url)).text()).includes('<div id="root"'), 'The first page did not come.');
    const admin = await signInAsAdministrator(url);
    importMatch(dataDir, node);
    const [match] = await admin.fetch('matches', {});
    const { clip } = await makeClip(admin, await filmOfTwoSeconds(dataDir), match.id);
    const download = await admin.get(`/api/files/${clip}/original`);
    expect(download.ok && (await download.arrayBuffer()).byteLength > 1_000, 'The clip could not be downloaded.');
    expect((await stop()) === 0, 'It did not stop in order.');
    expect(!/deprecat|ExperimentalWarning/i.test(says()), `Node ${version} warns: ${says()}`);
  } finally {
    kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function start(node, dataDir) {
  const child = spawn(node, ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  const gone = once(child, 'exit');
  let said = '';
  const url = await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
        const ready = /is ready after .*: ([^\s"]+)/.exec(said)?.[1];
        if (ready) resolve(ready);
      });
    child.once('exit', () => reject(new Error(`It ended before it was ready. ${said}`)));
  });
  return {
    url,
    says: () => said,
    async stop() {
      child.kill('SIGTERM');
      return (await gone)[0];
    },
    kill: () => child.kill('SIGKILL'),
  };
}

function expect(is, sentence) {
  if (!is) throw new Error(sentence);
}
