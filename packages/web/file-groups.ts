import type { Rolldown } from 'vite';

/** Parts that a screen loads soon after it is drawn (`useLoadAhead`, `OnDemand`). */
const partsAfter: Record<string, readonly string[]> = {
  'catalogue-page': ['preview', 'item-details'],
  'collection-page': ['preview', 'item-details'],
  'deliverable-page': [
    'compare-view',
    'decisions-panel',
    'details-panel',
    'events-panel',
    'move-to-brief',
    'timecode-window',
    'upload-version',
  ],
  'viewer-page': ['delivery-place', 'export-selection', 'file-info', 'missing-clip', 'placing-panel', 'tagging-panel'],
};
const after = ' with its parts';

/** Characters of source that cost a slow laptop about as much time as one more file does. */
const fileCost = 24_000;
/**
 * Screens that count as much as several others: everybody waits for the sign-in page, the briefs page has a budget of its own
 * (`scripts/measure-first-page.mjs`), and most work begins on it and the other three. The review room needs most code, so it counts
 * twice.
 */
const weights: Record<string, number> = {
  'login-page': 60,
  'briefs-page': 60,
  'catalogue-page': 60,
  'deliverable-page': 120,
  'viewer-page': 60,
};

/** As how many other screens one counts with its parts. */
const weightAfter = 5;

const frameModules = /\/(shell|live-session|queue-count)\.tsx$/;
const startModules = /\/index\.html$/;

/** The files of a build without groups that the sign-in page, the frame and the screens on which most work begins load. */
export function filesOfFirstScreens(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<Rolldown.OutputChunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  // Their files may hold modules of their parts, too.
  const names = Object.keys(weights).flatMap((screen) => [screen, ...(partsAfter[screen] ?? [])]);
  const isFrame = ({ facadeModuleId }: Rolldown.OutputChunk) =>
    frameModules.test(facadeModuleId ?? '') || startModules.test(facadeModuleId ?? '');
  const loaded = new Set([...chunks.filter(isFrame), ...names.flatMap((name) => filesWith(chunks, name))]);
  for (const { imports } of loaded) {
    for (const name of imports) {
      const next = byName.get(name);
      if (next) loaded.add(next);
    }
  }
  return loaded;
}

/** A part that another screen imports has no file of its own. */
const filesWith = (chunks: readonly Rolldown.OutputChunk[], part: string) =>
  chunks.filter(({ modules }) => Object.keys(modules).some((id) => id.endsWith(`/${part}.tsx`)));

/** Modules that are delivered in one file. */
interface Group {
  modules: string[];
  /** Lazily imported modules among them, by their file names. */
  entries: string[];
  /** Characters of source. */
  size: number;
  screens: Set<string>;
  imports: Set<Group>;
  /** The group and all that it imports, once somebody has asked. */
  loaded?: ReadonlySet<Group> | undefined;
}

/**
 * Names, for each module that screens load, the file in which it is delivered with others. Splitting by use alone, as in
 * `chunks`, gives a screen up to two hundred files. The two whose union saves most are joined, as long as that saves more files
 * than it adds unneeded code.
 */
export function fileGroups(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [at, group] of join(naturalGroups(chunks)).entries()) {
    const isStart = group.modules.some((module) => module.endsWith('/src/main.tsx'));
    const name = [...(isStart ? ['start'] : []), ...group.entries].join('.') || `shared-${at}`;
    for (const module of group.modules) names.set(module, name);
  }
  return names;
}

function join(groups: Group[]): Group[] {
  const joined = new Set(groups.filter(({ screens }) => screens.size > 0));
  const pairs = new Map<Group, Map<Group, number>>();
  const consider = (one: Group) => {
    const gains = [...joined].filter((other) => other !== one).map((other) => [other, gainOf(one, other)] as const);
    pairs.set(one, new Map(gains.filter(([, gain]) => gain > 0)));
  };
  for (const group of joined) consider(group);
  for (;;) {
    let best: [number, Group, Group] | undefined;
    for (const [one, gains] of pairs)
      for (const [other, gain] of gains) if (gain > (best?.[0] ?? 0)) best = [gain, one, other];
    if (!best) return [...joined];
    const [known, one, other] = best;
    // Since then another union may have brought files to screens.
    const gain = leadsBack(one, other) ? 0 : gainOf(one, other);
    if (gain < known) {
      for (const [group, partner] of [
        [one, other],
        [other, one],
      ] as const) {
        if (gain > 0) pairs.get(group)?.set(partner, gain);
        else pairs.get(group)?.delete(partner);
      }
      continue;
    }
    absorb(one, other, groups);
    joined.delete(other);
    pairs.delete(other);
    for (const [group, gains] of pairs) {
      gains.delete(other);
      const next = gainOf(group, one);
      if (group !== one && next > 0) gains.set(one, next);
      else gains.delete(one);
    }
    consider(one);
  }
}

/** Files saved, in characters, less the code that screens load without a need. */
function gainOf(one: Group, other: Group): number {
  let gain = 0;
  const added: [Group, string][] = [];
  for (const screen of one.screens) {
    if (other.screens.has(screen)) gain += weightOf(screen) * fileCost;
    else added.push([other, screen]);
  }
  for (const screen of other.screens) if (!one.screens.has(screen)) added.push([one, screen]);
  for (const [group, screen] of added) gain -= weightOf(screen) * group.size;
  if (gain <= 0) return gain;
  // A screen that loads a group also loads what the group imports.
  for (const [group, screen] of added) {
    for (const next of withImports(group)) {
      if (next !== group && !next.screens.has(screen)) gain -= weightOf(screen) * (fileCost + next.size);
    }
  }
  return gain;
}

function withImports(group: Group): ReadonlySet<Group> {
  if (group.loaded) return group.loaded;
  const loaded = new Set([group]);
  for (const one of loaded) for (const next of one.imports) loaded.add(next);
  group.loaded = loaded;
  return loaded;
}

const weightOf = (screen: string) => (screen.endsWith(after) ? weightAfter : (weights[nameOf(screen)] ?? 1));

/** Whether one of the groups imports the other through a third: joined, they and the third would import each other. */
function leadsBack(one: Group, other: Group): boolean {
  const reaches = (from: Group, to: Group) =>
    [...from.imports].some((next) => next !== to && withImports(next).has(to));
  return reaches(one, other) || reaches(other, one);
}

function absorb(one: Group, other: Group, all: readonly Group[]): void {
  one.modules.push(...other.modules);
  one.entries.push(...other.entries);
  one.size += other.size;
  for (const screen of other.screens) one.screens.add(screen);
  for (const next of other.imports) one.imports.add(next);
  for (const { imports } of all) if (imports.delete(other)) imports.add(one);
  one.imports.delete(one);
  for (const group of all) group.loaded = undefined;
  for (const { screens } of withImports(one)) for (const screen of one.screens) screens.add(screen);
}

/** The files of a build without groups, and the screens that load each. */
function naturalGroups(chunks: readonly Rolldown.OutputChunk[]): Group[] {
  const groups = new Map(
    chunks.map(({ fileName, modules, facadeModuleId, isEntry }) => [
      fileName,
      {
        modules: Object.keys(modules).filter((module) => !module.endsWith('.html')),
        entries: facadeModuleId && !isEntry ? [nameOf(facadeModuleId)] : [],
        size: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
        screens: new Set<string>(),
        imports: new Set<Group>(),
      } satisfies Group,
    ]),
  );
  const grouped = (fileName: string) => groups.get(fileName) ?? [];
  for (const { fileName, imports } of chunks) {
    for (const name of imports) groups.get(fileName)?.imports.add(...[grouped(name)].flat());
  }
  const entryOf = (name: RegExp) => chunks.filter(({ facadeModuleId }) => name.test(facadeModuleId ?? ''));
  const frame = entryOf(frameModules);
  const start = entryOf(startModules);
  const show = (screen: string, files: readonly Rolldown.OutputChunk[]) => {
    const loaded = new Set(files.flatMap(({ fileName }) => grouped(fileName)));
    for (const group of loaded) {
      group.screens.add(screen);
      for (const next of group.imports) loaded.add(next);
    }
  };
  for (const page of entryOf(/-page\.tsx$/)) {
    const isSignIn = page.name === 'login-page';
    const loaded = [page, ...start, ...(isSignIn ? [] : frame)];
    const parts = (partsAfter[page.name] ?? []).flatMap((part) => {
      const found = filesWith(chunks, part);
      if (found.length === 0) throw new Error(`The build has no ${part}.`);
      return found;
    });
    show(page.facadeModuleId ?? '', loaded);
    if (parts.length > 0) show(`${page.facadeModuleId}${after}`, [...loaded, ...parts]);
  }
  shareStyleSheets([...groups.values()]);
  return [...groups.values()];
}

/** Style sheets that two of the first screens load go into the frame's: they are small, and each file would be one more request. */
function shareStyleSheets(groups: readonly Group[]): void {
  const frame = groups.find(({ entries }) => entries.includes('shell'));
  if (!frame) throw new Error('The build has no frame.');
  const isSheet = (module: string) => module.endsWith('.module.css');
  for (const group of groups) {
    // What the frame imports must not import the frame.
    const isOfEveryScreen = [...frame.screens].every((screen) => group.screens.has(screen));
    const firsts = [...group.screens].filter((screen) => nameOf(screen) in weights);
    if (isOfEveryScreen || firsts.length < 2) continue;
    const sheets = group.modules.filter(isSheet);
    if (sheets.length === 0) continue;
    group.modules = group.modules.filter((module) => !isSheet(module));
    group.imports.add(frame);
    frame.modules.push(...sheets);
  }
}

const nameOf = (path: string) => /([\w-]+)\.tsx?$/.exec(path)?.[1] ?? 'part';
