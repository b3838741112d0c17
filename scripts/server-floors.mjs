// The floors of the server. A room is a file of `packages/server/src`, or a folder of it, of its engines or of its modules; it
// imports only from rooms before it. So no engine knows a module, and no two rooms need each other.
import { importsOf } from './import-graph.mjs';

const src = 'packages/server/src/';
/** From the ground up: settings, engines, the context with the engines that are handed it, modules, what puts them together. */
const rooms = `
  clock.ts config.ts limits.ts shares.ts json-depth.ts log.ts sign-in-library.ts

  engines/database engines/media engines/store engines/storage engines/live engines/search
  engines/messages engines/links engines/fixtures engines/video-platform engines/live-engine
  context.ts
  engines/jobs engines/outbox engines/auth engines/calls engines/http

  module.ts
  modules/accounts modules/production modules/files modules/archive modules/library modules/inspirations
  modules/livestreams modules/planner modules/search modules/system modules/billing

  modules.ts app.ts index.ts commands demo main.ts
`
  .trim()
  .split(/\s+/);

function roomOf(file) {
  const [first, second] = file.slice(src.length).split('/');
  return first === 'engines' || first === 'modules' ? `${first}/${second}` : first;
}

/** Tests and their stages stand outside and look in at any window. */
const isOutside = (file) => !file.startsWith(src) || /\.test\.ts$|\/testing\//.test(file);

/** What a file of the server imports from a room above its own. */
export function importsUp(file, text) {
  if (isOutside(file)) return [];
  const own = roomOf(file);
  const floor = rooms.indexOf(own);
  if (floor < 0) return [`${own} has no place among the floors in scripts/server-floors.mjs`];
  return importsOf(file, text)
    .filter((path) => path.startsWith(src) && (rooms.indexOf(roomOf(path)) > floor || !rooms.includes(roomOf(path))))
    .map((path) => `imports ${path.slice(src.length)}, which does not stand below ${own}`);
}
