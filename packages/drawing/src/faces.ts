import type { Scene, SceneNode, SceneText } from '@pavilion/domain/graphics';

/** One font file: a family in one weight and slant, for a part of the scripts. */
export interface Face {
  /** Name under which it is registered; fallbacks have names of their own. */
  family: string;
  weight: number;
  italic: boolean;
  /** Path in node_modules for the fonts that come with the product, otherwise the id of the uploaded file. */
  file: string;
}

interface Family {
  name: string;
  folder: string;
  weights: readonly number[];
  italic?: boolean;
}

const packaged = (folder: string, part: string, weight: number, italic: boolean) =>
  `@fontsource/${folder}/files/${folder}-${part}-${weight}-${italic ? 'italic' : 'normal'}.woff2`;

/** Open fonts that come with the product (GFX-009), in the order of the choice. */
export const families: readonly Family[] = [
  { name: 'Anton', folder: 'anton', weights: [400] },
  { name: 'Barlow Condensed', folder: 'barlow-condensed', weights: [400, 500, 600, 700, 800], italic: true },
  { name: 'Barlow', folder: 'barlow', weights: [400, 500, 600, 700, 800], italic: true },
  { name: 'Inter', folder: 'inter', weights: [400, 500, 600, 700, 800] },
  { name: 'Playfair Display', folder: 'playfair-display', weights: [400, 700, 900], italic: true },
];

const arabic = 'Noto Sans Arabic';
const emoji = 'Noto Color Emoji';

const signs = 'DejaVu Sans';

/**
 * Families in the order in which a letter of a text is looked for: the chosen one, its further letters, Arabic, emoji, all other
 * signs. A letter with two marks is looked for in its own file first: others lay the second mark over the first.
 */
export const familiesFor = (font: string, text: string): string[] => [
  ...(hasTwoMarks(text) ? [`${font} Vietnamese`] : []),
  font,
  `${font} extended`,
  arabic,
  emoji,
  signs,
];

/** All emoji in one file. The same font in parts has them as SVG, which CanvasKit leaves blank. */
const emojiFile = packaged('noto-color-emoji', 'emoji', 400, false);

/** Also the dagger of wicket-keepers and signs of currencies, which lie in the same files. */
const hasFurtherLatin = /[\u0100-\u024f\u1e00-\u1eff\u2020\u20a0-\u20ab\u20ad-\u20c0]|\p{Mn}/u;
/** Vietnamese letters such as Ễ, also those that are written as a letter and its marks. */
const hasTwoMarks = (text: string): boolean => /[\u1ea0-\u1ef9]/.test(text.normalize('NFC'));
const hasArabic = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/;
/** Letters and signs that are not in every font of the product, such as † ₹ ✓ → and ặ. */
const hasSigns =
  /[^\s -\u00b4\u00b6-\u0113\u0116-\u012b\u012d-\u0131\u0133-\u0137\u0139-\u013e\u0140-\u0148\u014a-\u014d\u0150-\u017e\u02bb\u02bc\u02c6\u02da\u02dc\u0600-\u06ff\u0750-\u077f\u2000-\u2011\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2028-\u202f\u2039\u203a\u20ac\u2122\u2212\ufb50-\ufdff\ufe70-\ufeff]/u;
/** Also digits in a key, which are a digit and U+20E3. */
const hasEmoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/**
 * Font files that a scene needs, of the product and of the uploaded ones. Both renderers load exactly the same, before they draw;
 * a family that is not there any more is drawn in the first of the product.
 */
export function facesOf(scene: Scene, uploaded: readonly Face[]): Face[] {
  const found = new Map<string, Face>();
  for (const run of runsIn(scene.nodes)) for (const face of facesOfRun(run, uploaded)) found.set(face.file, face);
  return [...found.values()];
}

/** The family, weight and slant in which a run is drawn: the nearest that exist. */
export function nearestFace(
  run: Pick<SceneText, 'font' | 'weight' | 'italic'>,
  uploaded: readonly Face[],
): Omit<Face, 'file'> {
  const own = uploaded.filter(({ family }) => family === run.font);
  if (own.length > 0) {
    const slanted = own.filter(({ italic }) => italic === run.italic);
    const { family, italic, weight } = nearest(
      slanted.length > 0 ? slanted : own,
      ({ weight: each }) => each,
      run.weight,
    );
    return { family, italic, weight };
  }
  const family = families.find(({ name }) => name === run.font) ?? families[0]!;
  const weight = nearest(family.weights, (each) => each, run.weight);
  return { family: family.name, weight, italic: run.italic && family.italic === true };
}

/** The weights that a family has, the lightest first. */
export function weightsOf(font: string, uploaded: readonly Pick<Face, 'family' | 'weight'>[]): number[] {
  const own = uploaded.filter(({ family }) => family === font).map(({ weight }) => weight);
  const weights = own.length > 0 ? own : (families.find(({ name }) => name === font) ?? families[0]!).weights;
  return [...new Set(weights)].sort((left, right) => left - right);
}

const nearest = <T>(all: readonly T[], weightOf: (each: T) => number, wanted: number): T =>
  all.reduce((best, each) => (Math.abs(weightOf(each) - wanted) < Math.abs(weightOf(best) - wanted) ? each : best));

function facesOfRun(run: SceneText, uploaded: readonly Face[]): Face[] {
  const text = run.whole ?? run.text;
  const { family, weight, italic } = nearestFace(run, uploaded);
  const faces: Face[] = uploaded.filter(
    (each) => each.family === family && each.weight === weight && each.italic === italic,
  );
  const known = faces.length === 0 ? families.find(({ name }) => name === family) : undefined;
  if (known) {
    faces.push({ family, weight, italic, file: packaged(known.folder, 'latin', weight, italic) });
    const addPart = (name: string, part: string) =>
      faces.push({ family: `${family} ${name}`, weight, italic, file: packaged(known.folder, part, weight, italic) });
    if (hasTwoMarks(text)) addPart('Vietnamese', 'vietnamese');
    if (hasFurtherLatin.test(text)) addPart('extended', 'latin-ext');
  }
  if (hasArabic.test(text)) {
    const arabicWeight = weight >= 600 ? 700 : 400;
    faces.push({
      family: arabic,
      weight: arabicWeight,
      italic: false,
      file: packaged('noto-sans-arabic', 'arabic', arabicWeight, false),
    });
  }
  if (hasEmoji.test(text)) faces.push({ family: emoji, weight: 400, italic: false, file: emojiFile });
  // Nobody knows which letters an uploaded font has.
  if (!known || hasSigns.test(text)) {
    const signWeight = weight >= 600 ? 700 : 400;
    faces.push({
      family: signs,
      weight: signWeight,
      italic: false,
      file: packaged('dejavu-sans', 'latin', signWeight, false),
    });
  }
  return faces;
}

/** Paths in node_modules of all font files that come with the product, by their names. */
export const packagedFonts: ReadonlyMap<string, string> = new Map(
  [
    ...families.flatMap(({ folder, weights, italic }) =>
      weights.flatMap((weight) =>
        ['latin', 'latin-ext', 'vietnamese'].flatMap((part) =>
          [false, ...(italic ? [true] : [])].map((slanted) => packaged(folder, part, weight, slanted)),
        ),
      ),
    ),
    ...[400, 700].map((weight) => packaged('noto-sans-arabic', 'arabic', weight, false)),
    ...[400, 700].map((weight) => packaged('dejavu-sans', 'latin', weight, false)),
    emojiFile,
  ].map((path) => [path.split('/').pop()!, path]),
);

function* runsIn(nodes: readonly SceneNode[]): Generator<SceneText> {
  for (const node of nodes) {
    if (node.type === 'text') yield* node.runs;
    if (node.type === 'group') yield* runsIn(node.nodes);
    // The letters of a drawn badge.
    if (node.type === 'badge') yield { ...badgeLetters, text: node.letters };
    if (node.mask) yield* runsIn([node.mask]);
  }
}

export const badgeLetters: SceneText = {
  font: 'Anton',
  weight: 400,
  italic: false,
  size: 34,
  colour: [255, 255, 255, 1],
  lineHeight: 1,
  letterSpacing: 1,
  tabular: false,
  text: '',
};

/** Ids of the files of all pictures in a scene. */
export function picturesOf({ background, nodes }: Scene): string[] {
  const found = new Set<string>();
  if (background.kind === 'picture') found.add(background.file);
  const look = (node: SceneNode) => {
    if (node.type === 'picture') found.add(node.file);
    if (node.type === 'shape' && node.fill?.kind === 'picture') found.add(node.fill.file);
    if (node.type === 'group') node.nodes.forEach(look);
    if (node.mask) look(node.mask);
  };
  nodes.forEach(look);
  return [...found];
}
