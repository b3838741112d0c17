import type { Capability } from '@pavilion/domain';
import { IconUser } from '@tabler/icons-react';
import { listEntries } from './list-entries.ts';
import { pages } from './pages.ts';
import type { PaletteItem } from './use-palette-search.ts';

const account: PaletteItem = {
  key: 'account',
  group: 'Pages',
  label: 'My Account',
  note: 'Profile and notifications',
  path: '/user',
  icon: IconUser,
};

/** Most pages offered while nothing is typed, and beside other results. */
const most = { idle: 20, searching: 6 };

/** The pages that a person may open and whose name or section contains the text. */
export function palettePages(text: string, can: (capability: Capability) => boolean): PaletteItem[] {
  const word = text.trim().toLowerCase();
  const listed = listEntries(pages, can).flatMap(({ group, entries }) =>
    entries.map<PaletteItem>(({ label, path, icon }) => ({
      key: label,
      group: 'Pages',
      label,
      note: group,
      path,
      icon,
    })),
  );
  return [...listed, account]
    .filter(({ label, note }) => `${label} ${note}`.toLowerCase().includes(word))
    .slice(0, word ? most.searching : most.idle);
}
