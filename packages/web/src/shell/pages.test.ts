import { documentTypes } from '@pavilion/domain';
import { describe, expect, it } from 'vitest';
import { currentEntry, listEntries } from './list-entries.ts';
import { pages, redirects } from './pages.ts';

const built = (path: string) => {
  const page = pages.find((each) => each.path === path);
  return page ? { needs: page.needs, section: page.section } : undefined;
};

describe('the table of screens (PLT-022 PLT-023 PLT-024 PLT-025 PLT-026 PLT-027 PLT-028 PLT-030 PLT-031 PLT-032 PLT-033 PLT-034 PLT-035 PLT-036 PLT-037 PLT-038 PLT-039 PLT-040 PLT-041 PLT-042 PLT-044 PLT-045 PLT-046 PLT-047 PLT-051 PLT-052 PLT-053 PLT-054 PLT-055 PLT-056 PLT-058 PLT-059 PLT-060 PLT-061 PLT-062 PLT-063 PLT-064 PLT-065 PLT-066 OPN-009 OPN-010 OPN-011 OPN-012 OPN-013 OPN-016 USR-054 USR-055 USR-056 USR-057 USR-058 USR-059 USR-060 USR-061 USR-062 USR-063 USR-064 USR-065 USR-118 GFX-001 GFX-005 GFX-011 GFX-018)', () => {
  it.each([
    ['PLT-035', '/inspiration/$id', 'signedIn', 'inspirations'],
    ['PLT-036', '/inspirations', 'openInspirations', 'inspirations'],
    ['PLT-037', '/favourite-inspirations', 'openInspirations', 'inspirations'],
    ['PLT-038', '/add-new-inspiration', 'openInspirations', 'inspirations'],
    ['PLT-039', '/users', 'manageUsers', 'users'],
    ['PLT-040', '/user/$id', 'manageUsers', 'users'],
    ['PLT-041', '/user', 'signedIn', 'account'],
    ['PLT-042', '/content', 'openCatalogue', 'catalogue'],
    ['PLT-044 OPN-002', '/collection/$id', 'openCollections', 'catalogue'],
    ['PLT-045', '/briefs', 'openProduction', 'production'],
    ['PLT-046', '/brief/$id', 'openProduction', 'production'],
    ['PLT-047 OPN-042', '/brief/$production/deliverable/$id', 'seeDrafts', 'production'],
    ['PLT-058 OPN-009', '/new-brief', 'writeBriefs', 'production'],
    ['PLT-059 OPN-010', '/drafts', 'writeBriefs', 'production'],
    ['PLT-060', '/feedback', 'giveFeedback', 'production'],
    ['PLT-051 OPN-015', '/livestreams/streams', 'openLivestreams', 'livestreams'],
    ['PLT-052', '/livestreams/channels', 'openLivestreams', 'livestreams'],
    ['PLT-053', '/livestreams/stream/$id', 'openLivestreams', 'livestreams'],
    ['PLT-054', '/livestreams/new', 'openLivestreams', 'livestreams'],
    ['PLT-055', '/livestreams/watermarks', 'openLivestreams', 'livestreams'],
    ['PLT-056', '/livestreams/rights-faq', 'openLivestreams', 'livestreams'],
    ['PLT-064', '/billings', 'openBilling', 'production'],
    ['PLT-064', '/billing/$id', 'openBilling', 'production'],
    ['PLT-065', '/ratecard-work', 'openBilling', 'production'],
    ['PLT-066', '/budgets', 'openBilling', 'production'],
    ['PLT-066', '/budget/$id', 'openBilling', 'production'],
    ['OPN-011', '/worklist', 'openProduction', 'production'],
    ['OPN-012', '/scheduler', 'openProduction', 'production'],
    ['PLT-061 OPN-009', '/effort', 'planWork', 'production'],
    ['PLT-062 OPN-009', '/shoots', 'planWork', 'production'],
    ['PLT-063 OPN-009', '/resources', 'manageResources', 'production'],
    ['PLT-063 OPN-009', '/resource/$id', 'manageResources', 'production'],
    ['GFX-001', '/jimstagram', 'openGraphics', 'graphics'],
    ['GFX-005', '/jimstagram/template/$id', 'designTemplates', 'graphics'],
    ['GFX-018', '/jimstagram/graphic/$id', 'openGraphics', 'graphics'],
    ['GFX-011', '/jimstagram/kits', 'designTemplates', 'graphics'],
    ['PLT-022', '/matches', 'openArchive', 'archive'],
    ['PLT-023', '/match/$id', 'openArchive', 'archive'],
    ['PLT-024 PLT-025', '/recording/$fileId/{-$clipId}', 'openArchive', 'archive'],
    ['PLT-026', '/search', 'openArchive', 'archive'],
    ['PLT-027 OPN-016', '/clips', 'openArchive', 'archive'],
    ['PLT-028 OPN-016', '/clipping-requests', 'openArchive', 'archive'],
    ['PLT-030 OPN-016', '/recent-recordings', 'openArchive', 'archive'],
    ['PLT-031', '/admin', 'manageArchive', 'archive'],
    ['PLT-032', '/data/matches', 'manageArchive', 'archive'],
    ['PLT-033', '/data/competitions', 'manageArchive', 'archive'],
    ['PLT-034', '/data/players', 'manageArchive', 'archive'],
    ['OPN-013', '/highlights', 'openArchive', 'archive'],
  ] as const)('%s %s needs %s and has the accent of %s', (_, path, needs, section) => {
    expect(built(path)).toEqual({ needs, section });
  });

  it.each([
    ['USR-054', 'Catalogue', 'openCatalogue'],
    ['USR-055', 'Production', 'openProduction'],
    ['USR-056', 'New Brief', 'writeBriefs'],
    ['USR-056', 'Draft Briefs', 'writeBriefs'],
    ['USR-056', 'Feedback Queue', 'giveFeedback'],
    ['USR-057', 'Work Planner', 'planWork'],
    ['USR-057', 'Shoots', 'planWork'],
    ['USR-058', 'Match Video', 'openArchive'],
    ['USR-059', 'Ready Clipped Moments', 'clipRecordings'],
    ['USR-059', 'Clip Request Queue', 'clipRecordings'],
    ['USR-060 OPN-016', 'Recent Recordings', 'manageArchive'],
    ['USR-060', 'Match Recordings Admin', 'manageArchive'],
    ['USR-060', 'Find Match IDs', 'manageArchive'],
    ['USR-060', 'Players', 'manageArchive'],
    ['USR-060', 'Competitions', 'manageArchive'],
    ['USR-061', 'Recent Streams', 'openLivestreams'],
    ['USR-062', 'Inspirations', 'openInspirations'],
    ['USR-118 GFX-001', 'Social Graphics', 'openGraphics'],
    ['USR-063', 'Resource Billables', 'openBilling'],
    ['USR-064', 'Work Planner Resources', 'manageResources'],
    ['USR-065', 'Users', 'manageUsers'],
  ] as const)('%s the entry %s needs %s', (_, label, needs) => {
    expect(pages.flatMap(({ nav }) => (nav?.label === label ? nav.needs : []))).toEqual([needs]);
  });

  it('has navigation entries for the channels, the rights rules and the streams (PLT-067)', () => {
    const entries = pages.filter(({ section, nav }) => section === 'livestreams' && nav).map(({ path }) => path);
    expect(entries.sort()).toEqual(['/livestreams/channels', '/livestreams/rights-faq', '/livestreams/streams']);
  });

  it('only the roots of the archive and of livestreams are redirects (PLT-020 PLT-050 OPN-003 OPN-004)', () => {
    expect(redirects).toEqual([
      { path: '/archive', to: '/matches' },
      { path: '/livestreams', to: '/livestreams/streams' },
    ]);
    for (const { path, to } of redirects)
      expect([built(path), built(to)?.needs]).toEqual([undefined, expect.anything()]);
  });

  it('has each address once', () => {
    const paths = pages.map((page) => page.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('gives no two entries of a group the same place in the navigation', () => {
    const places = pages.flatMap(({ nav, alsoNav }) =>
      [nav, alsoNav].flatMap((entry) => (entry?.order === undefined ? [] : `${entry.group} ${entry.order}`)),
    );
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
  });

  it('names, for each page with a parameter, the list from which it is opened', () => {
    for (const { path, list } of pages.filter((page) => page.path.includes('$'))) {
      expect(pages.find((page) => page.path === list)?.nav, `${path} is opened from ${list}`).toBeDefined();
    }
  });

  it('has the page of each document type with an address', () => {
    const documentPages = Object.values(documentTypes).flatMap(({ about }) => about.page ?? []);
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(documentPages));
    expect(documentPages.length).toBeGreaterThan(5);
  });

  it.each([
    ['/brief/b1', '/briefs'],
    ['/brief/b1/deliverable/d1', '/briefs'],
    ['/recording/f1/e1', '/matches'],
    ['/livestreams/stream/s1', '/livestreams/streams'],
    ['/livestreams/new', undefined],
    ['/jimstagram/graphic/g1', '/jimstagram'],
    ['/admin/trash', '/admin/trash'],
    ['/jimstagram/kit/k1', '/jimstagram/kits'],
    ['/jimstagram/graphic/g1', '/jimstagram'],
  ])('%s has the current entry %s', (path, entry) => {
    expect(
      currentEntry(
        pages,
        listEntries(pages, () => true),
        path,
      ),
    ).toBe(entry);
  });

  it.each([
    ['/livestreams/stream/s1', '/livestreams/channels', '/livestreams/channels'],
    ['/livestreams/stream/s1', '/livestreams/streams', '/livestreams/streams'],
    ['/livestreams/new', '/livestreams/streams', '/livestreams/streams'],
    ['/livestreams/stream/s1', '/gone', '/livestreams/streams'],
    ['/livestreams/channels', '/livestreams/streams', '/livestreams/channels'],
  ])('%s with a crumb to %s has the current entry %s', (path, to, entry) => {
    const groups = listEntries(pages, () => true);
    expect(currentEntry(pages, groups, path, [{ label: 'List', to }, { label: 'Here' }])).toBe(entry);
  });

  it('lets an address need less than its entry in the navigation, never more (OPN-016)', () => {
    for (const page of pages) if (page.needs === 'signedIn') expect(page.nav).toBeUndefined();
  });
});
