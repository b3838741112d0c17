import { sameJson } from '@pavilion/sync';
import type { Design, DesignField, DesignSlide, DesignSlot } from '../design.ts';
import { sizeOrder, sizeWords } from '../sizes.ts';
import { cutText } from '../value-words.ts';
import { changedLabels } from './changed-labels.ts';
import { kitChanges } from './kit-changes.ts';

/** What is compared of two states of a template. */
export type ComparedDesign = Pick<Design, 'sizes' | 'slides' | 'slots' | 'fields' | 'kit'>;

/** Who had deleted parts that are back, by the ids of the parts. */
export type Deleters = ReadonlyMap<string, string>;

/** What changed between two states of a template, as sentences; empty if nothing did (GFX-033). */
export function designChanges(before: ComparedDesign, after: ComparedDesign, deleters: Deleters = new Map()): string[] {
  const changesOf = <P extends { id: string; order: number }>(
    all: { before: readonly P[]; after: readonly P[] },
    words: PartWords<P>,
  ) => partChanges(all, words, deleters);
  return [
    ...sizeChanges(before.sizes, after.sizes),
    ...changesOf(
      { before: before.slides, after: after.slides },
      { noun: 'slide', nameOf: slideName, wordsOf: slideWords },
    ),
    ...changesOf({ before: before.slots, after: after.slots }, { noun: 'layer', nameOf: slotName, wordsOf: slotWords }),
    ...changesOf(
      { before: before.fields, after: after.fields },
      { noun: 'field', nameOf: ({ label }) => label, wordsOf: fieldWords },
    ),
    ...kitChanges(before.kit, after.kit),
  ];
}

/** Whether graphics of a template need a sign-off (GFX-027), as a sentence; empty if that is as before. */
export function signOffChanges(before: { signOff: boolean }, after: { signOff: boolean }): string[] {
  if (before.signOff === after.signOff) return [];
  return [after.signOff ? 'Graphics need sign-off' : 'Graphics need no sign-off any more'];
}

interface PartWords<P> {
  noun: string;
  nameOf: (part: P) => string;
  wordsOf: (before: P, after: P) => string[];
}

function partChanges<P extends { id: string; order: number }>(
  { before, after }: { before: readonly P[]; after: readonly P[] },
  { noun, nameOf, wordsOf }: PartWords<P>,
  deleters: Deleters,
): string[] {
  const [was, is] = [new Map(before.map((part) => [part.id, part])), new Map(after.map((part) => [part.id, part]))];
  const missingIn = (other: ReadonlyMap<string, P>, parts: readonly P[]) =>
    inOrder(parts.filter(({ id }) => !other.has(id)));
  const arrived = missingIn(was, after);
  const [made, back] = [arrived.filter(({ id }) => !deleters.has(id)), arrived.filter(({ id }) => deleters.has(id))];
  const people = [...new Set(back.map(({ id }) => deleters.get(id)!))];
  return [
    ...named(made.map(nameOf), `Added ${noun}`),
    ...people.flatMap((person) => {
      const own = back.filter(({ id }) => deleters.get(id) === person);
      return named(own.map(nameOf), `Restored ${noun}`).map((words) => `${words}, deleted by ${person}`);
    }),
    ...named(missingIn(is, before).map(nameOf), `Deleted ${noun}`),
    ...inOrder(after).flatMap((part) => {
      const old = was.get(part.id);
      const words = old ? wordsOf(old, part) : [];
      return words.length > 0 ? [`${quoted(nameOf(part))}: ${words.join(', ')}`] : [];
    }),
  ];
}

const inOrder = <P extends { order: number }>(parts: readonly P[]) => parts.toSorted((a, b) => a.order - b.order);

/** Names in one sentence; further ones are counted. */
const mostNamed = 5;

function named(names: readonly string[], deed: string): string[] {
  if (names.length === 0) return [];
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  return [`${deed}${names.length > 1 ? 's' : ''} ${names.slice(0, mostNamed).map(quoted).join(', ')}${more}`];
}

const quoted = (name: string) => `“${name}”`;

function sizeChanges(before: Design['sizes'], after: Design['sizes']): string[] {
  const wordsOf = (sizes: Design['sizes'], id: string) => {
    const size = sizes[id]!;
    return [size.label, sizeWords(size)].filter(Boolean).join(' ');
  };
  const names = (sizes: Design['sizes'], others: Design['sizes']) =>
    sizeOrder(sizes).flatMap((id) => (others[id] ? [] : [wordsOf(sizes, id)]));
  const changed = sizeOrder(after).flatMap((id) => {
    if (!before[id]) return [];
    const [was, is] = [wordsOf(before, id), wordsOf(after, id)];
    return was === is ? [] : [`Size ${quoted(was)} became ${quoted(is)}`];
  });
  return [...named(names(after, before), 'Added size'), ...named(names(before, after), 'Deleted size'), ...changed];
}

const slideName = ({ name }: DesignSlide) => name || 'Slide';
/** A layer without a name goes by its words, as in the list of layers. */
const slotName = ({ name, type, runs }: DesignSlot) => name || cutText(runs.map(({ text }) => text).join('')) || type;

// A property that a label is missing for does not compile.
const slideLabels = {
  name: 'name',
  background: 'background',
  stay: 'time on screen',
  guides: 'guides',
  order: 'order',
} as const satisfies Record<Exclude<keyof DesignSlide, 'id'>, string>;

function slideWords(before: DesignSlide, after: DesignSlide): string[] {
  return changedLabels(before, after, slideLabels);
}

const fieldLabels = {
  key: 'key',
  label: 'label',
  type: 'type',
  help: 'help',
  required: 'whether it is needed',
  least: 'least',
  most: 'most',
  choices: 'choices',
  initial: 'default',
  example: 'default',
  fact: 'fact',
  order: 'order',
} as const satisfies Record<Exclude<keyof DesignField, 'id'>, string>;

const fieldWords = (before: DesignField, after: DesignField) => changedLabels(before, after, fieldLabels);

const slotLabels = {
  name: 'name',
  slide: 'slide',
  parent: 'group',
  order: 'order',
  locked: 'lock',
  box: 'place',
  pins: 'place in other sizes',
  overrides: 'layout of single sizes',
  opacity: 'opacity',
  blend: 'blend',
  radius: 'corners',
  fill: 'fill',
  stroke: 'stroke',
  shadow: 'shadow',
  mask: 'mask',
  shape: 'shape',
  points: 'shape',
  textStyle: 'text style',
  textLayout: 'text layout',
  picture: 'picture',
  video: 'video',
  crop: 'crop',
  badge: 'badge',
  table: 'table',
  bar: 'bar',
  repeat: 'repeat',
  showIf: 'rule',
  allow: 'what makers may do',
  motion: 'movement',
} as const satisfies Record<Exclude<keyof DesignSlot, 'id' | 'type' | 'hidden' | 'runs'>, string>;

function slotWords(before: DesignSlot, after: DesignSlot): string[] {
  const visibility = before.hidden === after.hidden ? [] : [after.hidden ? 'hidden' : 'shown'];
  return [...textWords(before, after), ...visibility, ...changedLabels(before, after, slotLabels)];
}

function textWords({ runs: was }: DesignSlot, { runs: is }: DesignSlot): string[] {
  if (sameJson(was, is)) return [];
  const [before, after] = [was, is].map((runs) => runs.map(({ text }) => text).join(''));
  return before === after ? ['text style'] : [`text ${quoted(cutText(before!))} → ${quoted(cutText(after!))}`];
}
