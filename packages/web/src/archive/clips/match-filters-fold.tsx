import { Button } from '@mantine/core';
import { type MatchFilters, matchConditions } from '@pavilion/domain/archive';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useWindowWidth } from '../../kit/use-window-width.ts';

/** Window width in pixels below which the match filters would push the results off the screen. */
const beside = 768;

/** Match filters: always shown on wide screens, behind a button on phones. */
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
