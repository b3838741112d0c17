// The floors of the server. A room is a file of `packages/server/src`, or a folder of it, of its engines or of its modules. It
// imports only from rooms listed before it, so no engine depends on a module, and no two rooms depend on each other.
import { importsOf } from './import-graph.mjs';

const src = 'packages/server/src/';
/**
 * From the bottom: settings, engines, the context and the engines that receive it, modules, and the files that assemble them.
 */
const rooms = `
  clock.ts config-parts.ts settings.ts config.ts env-file.ts disk-full.ts database-away.ts database-broken.ts reports.ts speech.ts data-folder.ts limits.ts
  shares.ts json-depth.ts listening.ts work.ts log.ts sign-in-library.ts version.ts

  engines/traces engines/database engines/media engines/drawing engines/store engines/storage engines/live engines/search
  engines/messages engines/links engines/fixtures engines/video-platform engines/live-engine
  engines/webhooks
  context.ts
  engines/jobs engines/outbox engines/auth engines/upgrade engines/calls engines/http

  module.ts
  modules/accounts modules/production modules/files modules/archive modules/library modules/inspirations
  modules/livestreams modules/planner modules/graphics modules/search modules/system modules/billing modules/integrity
  modules/webhooks

  modules.ts app.ts index.ts commands demo main.ts
`
  .trim()
  .split(/\s+/);

function roomOf(file) {
  const [first, second] = file.slice(src.length).split('/');
  return first === 'engines' || first === 'modules' ? `${first}/${second}` : first;
}

/** Tests and their stages may import from any room. */
const isOutside = (file) => !file.startsWith(src) || /\.test\.ts$|\/testing\//.test(file);

/** Imports of a server file from a room above its own. */
export function importsUp(file, text) {
  if (isOutside(file)) return [];
  const own = roomOf(file);
  const floor = rooms.indexOf(own);
  if (floor < 0) return [`${own} is not listed in scripts/server-floors.mjs`];
  return importsOf(file, text)
    .filter((path) => path.startsWith(src) && (rooms.indexOf(roomOf(path)) > floor || !rooms.includes(roomOf(path))))
    .map((path) => `imports ${path.slice(src.length)}, which is not below ${own}`);
}
