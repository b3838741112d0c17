import { countWords } from '../../kit/count-words.ts';
import { listWords } from '../../kit/list-words.ts';

/** Who gains sight of deliverables by a move, as the server says. */
export interface Gains {
  companies: readonly string[];
  /** People without a company. */
  others: number;
  downloads: boolean;
  catalogue: boolean;
}

/** Most companies that are named. */
const mostNamed = 5;

/** `People of Vitality will see it, and can download it.`; null if nobody gains sight. */
export function gainsWords({ companies, others, downloads, catalogue }: Gains, count: number): string | null {
  if (companies.length + others === 0) return null;
  const it = count === 1 ? 'it' : 'them';
  const more = companies.length - mostNamed;
  const named = [
    ...companies.slice(0, mostNamed),
    ...(more > 0 ? [countWords(more, 'more company', 'more companies')] : []),
  ];
  const alone = countWords(
    others,
    companies.length > 0 ? 'other person' : 'person',
    companies.length > 0 ? 'other people' : 'people',
  );
  const ofCompanies = companies.length > 0 ? [`People of ${listWords(named)}`] : [];
  const who = [...ofCompanies, ...(others > 0 ? [alone] : [])].join(', and ');
  return `${who} will see ${it}${catalogue ? ', in the catalogue too' : ''}${downloads ? `, and can download ${it}` : ''}.`;
}

/** The button that moves says that others will see it: `Move and Show to Vitality`. */
export function moveLabel({ companies, others }: Gains): string {
  const [first] = companies;
  if (companies.length + others === 0) return 'Move';
  return first && companies.length === 1 && others === 0 ? `Move and Show to ${first}` : 'Move and Show to Them';
}
