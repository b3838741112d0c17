import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { CountTabs } from '../../kit/count-tabs.tsx';
import { urlChoice } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { ControlList } from '../air/control-list.tsx';
import { GraphicList } from './graphic-list.tsx';
import { MomentList } from './moment-list.tsx';
import { TemplateList } from './template-list.tsx';

const tabs = [
  { value: 'templates', label: 'Templates' },
  { value: 'graphics', label: 'Graphics' },
  { value: 'moments', label: 'Moments' },
  { value: 'air', label: 'On Air' },
] as const;
const address = {
  tab: urlChoice(
    tabs.map(({ value }) => value),
    'templates',
  ),
};

/** Templates, the graphics made of them, and the moments of matches that deserve one (GFX-001, GFX-034). */
export function GraphicsPage() {
  const [{ tab }] = useUrlState(address);
  const navigate = useNavigate();
  // Each tab has filters of its own.
  const open = (next: typeof tab) => void navigate({ to: '.', search: { tab: next } as never });
  return (
    <Stack gap="md">
      <CountTabs label="Social graphics" tabs={tabs} value={tab} onChange={open} />
      {tab === 'templates' && <TemplateList />}
      {tab === 'graphics' && <GraphicList />}
      {tab === 'moments' && <MomentList />}
      {tab === 'air' && <ControlList />}
    </Stack>
  );
}
