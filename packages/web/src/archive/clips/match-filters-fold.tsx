import { Button } from '@mantine/core';
import { type MatchFilters, matchConditions } from '@pavilion/domain/archive';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useWindowWidth } from '../../kit/use-window-width.ts';

/** Narrower than this the filters of the match would push the results off the screen. */
const beside = 768;

/** The filters of the match: in sight where there is room, behind a button on phones. */
export function MatchFiltersFold({ filters, children }: { filters: MatchFilters; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const wide = useWindowWidth() >= beside;
  const count = matchConditions(filters).length;
  if (wide) return children;
  return (
    <>
      <Button
        variant="default"
        aria-expanded={open}
        leftSection={<IconAdjustmentsHorizontal size={16} />}
        onClick={() => setOpen(!open)}
      >
        Match filters{count > 0 ? ` (${count})` : ''}
      </Button>
      {open && children}
    </>
  );
}
