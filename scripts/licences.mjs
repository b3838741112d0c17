// The licences of what the product ships. A new one is a decision (docs/decisions/001-dependencies.md).
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
  'Zlib',
]);
/** Asks for more than naming the authors: allowed for these packages only. */
const allowedFor = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'OFL-1.1': /^@fontsource(-variable)?\//,
};
/** Licences that a package names in its Readme only. */
const named = { 'combine-errors': 'MIT' };

/** The packages of a lock file, without those of development, whose licence is not allowed. */
export function unknownLicences(packages) {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license }]) => {
      const name = path.split('node_modules/').at(-1);
      return { name, licence: license ?? named[name] ?? 'none' };
    })
    .filter(({ name, licence }) => !isAllowed(name, licence.replace(/^\(|\)$/g, '')))
    .map(
      ({ name, licence }) => `package-lock.json: the licence of ${name} (${licence}) is not in scripts/licences.mjs`,
    );
}

/** All of `A AND B`, one of `A OR B`. */
function isAllowed(name, licence) {
  if (licence.includes(' AND ')) return licence.split(' AND ').every((part) => isAllowed(name, part));
  return licence.split(' OR ').some((part) => allowed.has(part) || allowedFor[part]?.test(name));
}
