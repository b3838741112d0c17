import type { Plugin } from 'vite';

type IconNode = readonly (readonly [tag: string, attributes: Record<string, string>])[];

/** Draws each icon with one path instead of up to seven: a page has a hundred icons or more. */
export const onePathIcons: Plugin = {
  name: 'one-path-icons',
  apply: 'build',
  transform(code, id) {
    if (!/\/@tabler\/icons-react\/dist\/esm\/icons\/\w+\.mjs$/.test(id)) return null;
    const joined = code.replace(/(const __iconNode = )(\[.*\]);$/m, (_, start: string, node: string) => {
      return `${start}${JSON.stringify(joinPaths(JSON.parse(node) as IconNode))};`;
    });
    return { code: joined, map: null };
  },
};

/** Joins plain paths. One that starts with a relative move would start where the path before it ends. */
export function joinPaths(node: IconNode): IconNode {
  const isPlain = ([tag, { d = '', key, ...other }]: IconNode[number]) =>
    tag === 'path' && d.startsWith('M') && Object.keys(other).length === 0;
  if (!node.every(isPlain)) return node;
  return [['path', { d: node.map(([, { d }]) => d).join(''), key: 'svg-0' }]];
}
