import {
  archiveEvents,
  type Capability,
  type DescribedType,
  dayOf,
  namingFields,
  noteOf,
  pagePath,
  pluralLabel,
  type SearchClause,
  type SearchIndex,
  searchIndexes,
  searchIndexNames,
  titleOf,
  wordsIn,
} from '@pavilion/domain';
import { useQueries } from '@tanstack/react-query';
import { calls } from '../call/client.ts';
import { inCatalogue } from '../parts/opens-in.ts';
import { noVisibleFiles, useCollectionSizes } from '../parts/use-collection-sizes.ts';
import { useSession } from '../session/session-provider.tsx';
import { pages } from './pages.ts';
import type { IconComponent } from './route-types.ts';

export interface PaletteItem {
  key: string;
  group: string;
  label: string;
  note: string;
  path: string;
  /** Search parameters of the address. */
  search?: Record<string, string>;
  icon: IconComponent;
}

interface Place {
  index: SearchIndex;
  type: DescribedType;
  needs: Capability;
  /** People with this capability find the documents at another place. */
  unless?: Capability;
  fields: readonly string[];
  icon: IconComponent;
  listed?: Listed | undefined;
}

type Found = { id: string } & Record<string, unknown>;

/** A type without pages: its results open their list. */
interface Listed {
  path: string;
  /** By default those of title and note. */
  fields?: readonly string[];
  /** Parameters of the list's address that show the document. */
  search: (document: Found) => Record<string, string>;
}

const listed: Partial<Record<SearchIndex, Listed>> = {
  clips: { path: '/clips', fields: ['note'], search: (clip) => ({ note: titleOf(archiveEvents, clip) }) },
  shoots: { path: '/shoots', search: ({ id, date }) => ({ shoot: id, day: dayOf(String(date)) }) },
};

/** Clause that limits a search of the palette. A draft brief is offered to people who can open the list of drafts (PRD-012). */
function within(index: SearchIndex, can: (capability: Capability) => boolean): SearchClause[] {
  if (index === 'users') return [{ term: { active: true } }];
  if (index === 'productions' && !can('writeBriefs')) return [{ bool: { must_not: { term: { status: 'Draft' } } } }];
  return [];
}

/** Signed work, for people who open it in the catalogue and not in its brief: its preview, above a search that finds it. */
const catalogue: Listed = {
  path: '/content',
  search: ({ id, title }) => inCatalogue({ id, title: String(title) }).search,
};

/** Everything with a search index and a page or list, for people who can open the results. */
const places: readonly Place[] = [
  ...searchIndexNames.flatMap((index) => placeOf(index, listed[index]) ?? []),
  ...[placeOf('deliverables', catalogue)].flatMap((place) => (place ? { ...place, unless: 'seeDrafts' as const } : [])),
];

function placeOf(index: SearchIndex, opens: Listed | undefined): Place | undefined {
  const { type } = searchIndexes[index];
  const page = pages.find(({ path }) => path === (opens?.path ?? type.about.page));
  const list = opens ? page : pages.find(({ path }) => path === page?.list);
  const icon = page?.icon ?? list?.nav?.icon;
  if (!page || !list || !icon) return undefined;
  // For a page that everyone can open by a link, results are offered only to people who can open its list.
  const needs = page.needs === 'signedIn' ? list.needs : page.needs;
  return { index, type, needs, fields: opens?.fields ?? namingFields(type), icon, listed: opens };
}

function itemOf({ index, type, icon, listed: opens }: Place, document: Found): PaletteItem {
  return {
    key: `${index}/${document.id}`,
    group: pluralLabel(type),
    label: titleOf(type, document),
    note: noteOf(type, document),
    icon,
    ...(opens ? { path: opens.path, search: opens.search(document) } : { path: pagePath(type, document) ?? '' }),
  };
}

const perPlace = 5;
/** Milliseconds for which an answer is reused. */
const fresh = 30_000;

/** Results of the shared search for the typed text. */
export function usePaletteSearch(text: string): { items: PaletteItem[]; searching: boolean; failed: boolean } {
  const { can } = useSession();
  const open = places.filter(({ needs, unless }) => can(needs) && !(unless && can(unless)));
  const { isHidden } = useCollectionSizes({ when: text.length > 1 && can('openCollections'), fresh });
  const shown = (place: Place, document: Found): PaletteItem => {
    const item = itemOf(place, document);
    const hidden = place.index === 'collections' && isHidden({ id: document.id, size: Number(document.size) });
    return hidden ? { ...item, note: noVisibleFiles } : item;
  };
  const results = useQueries({
    queries: open.map((place) => ({
      queryKey: ['palette', place.index, text],
      enabled: text.length > 1,
      staleTime: fresh,
      queryFn: async () => {
        const answer = await calls.search({
          index: place.index,
          body: {
            query: {
              bool: { must: wordsIn(place.fields, text) ?? [], filter: within(place.index, can) },
            },
            from: 0,
            size: perPlace,
            track_total_hits: false,
          },
        });
        return answer.hits.hits.map(({ _id, _source }): Found => ({ ..._source, id: _id }));
      },
    })),
  });
  return {
    items:
      text.length > 1
        ? open.flatMap((place, at) => results[at]?.data?.map((document) => shown(place, document)) ?? [])
        : [],
    searching: results.some(({ isFetching }) => isFetching),
    failed: results.some(({ isError }) => isError),
  };
}
