import { Badge, Button, Group, Stack, Tabs, Text } from '@mantine/core';
import {
  type Brief,
  briefs,
  costs,
  deliverables,
  formatDays,
  inspirations,
  pagePath,
  seesWholeBriefs,
  shoots,
} from '@pavilion/domain';
import { useDoc, useLive } from '@pavilion/sync/react';
import { IconCopy } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useRef } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { countOrDash } from '../../kit/count-words.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { DeadlineLabel } from '../../parts/due-label.tsx';
import { lengthOf } from '../../parts/length-of.ts';
import { PersonName } from '../../parts/person-name.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { useCan, useViewer } from '../../session/session-provider.tsx';
import { usePageHead } from '../../shell/page-head.tsx';
import { BriefForm } from './brief-form.tsx';
import { CompletedSwitch, DraftBanner } from './brief-status.tsx';
import classes from './brief-tabs.module.css';
import { ChatChannel } from './chat-channel.tsx';
import { CostsTab } from './costs-tab.tsx';
import { DeliverablesTab } from './deliverables-tab.tsx';
import { EffortTab } from './effort-tab.tsx';
import { InspirationsTab } from './inspirations-tab.tsx';
import { ShootsTab } from './shoots-tab.tsx';

const address = { tab: urlText('deliverables') };

/** One brief: its deliverables first, then what it says. */
export function BriefPage() {
  const { id = '' } = useParams({ strict: false });
  const { document: brief, status } = useDoc(briefs, id);
  const shown = useRef<string>(undefined);
  if (brief) shown.current = brief.id;
  usePageHead(brief?.title, [{ label: 'Briefs', to: '/briefs' }]);
  if (status === 'loading') return <PleaseWait />;
  if (!brief) {
    return (
      <EmptyState>
        {shown.current === id
          ? 'This brief was deleted, or you no longer have access to it.'
          : 'This brief does not exist, or you do not have access to it.'}
      </EmptyState>
    );
  }
  return <OpenBrief key={brief.id} brief={brief} />;
}

function OpenBrief({ brief }: { brief: Brief }) {
  const [url, setUrl] = useUrlState(address);
  const made = useLive(deliverables, {
    where: { production: brief.id },
    orderBy: [{ field: 'title', direction: 'asc' }],
  });
  const inspiring = useLive(inspirations, {
    where: { [`briefs.${brief.id}`]: true },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
  });
  // PRD-025
  const planned = brief.status !== 'Draft';
  const plans = useCan('planWork');
  const bills = useCan('openBilling');
  const budgets = useCan('manageBudgets');
  const sees = {
    shoots: planned && plans,
    effort: planned && (plans || bills || budgets),
    costs: planned && (bills || budgets),
  };
  const attached = { productionId: brief.id };
  const shot = useLive(shoots, sees.shoots ? { where: attached } : null);
  const spent = useLive(costs, sees.costs ? { where: attached, orderBy: [{ field: 'date', direction: 'asc' }] } : null);
  return (
    <Stack gap="md">
      {brief.status === 'Draft' && <DraftBanner brief={brief} />}
      <BriefHead brief={brief} />
      <Tabs value={url.tab} onChange={(tab) => setUrl({ tab: tab ?? 'deliverables' })} keepMounted={false}>
        <Tabs.List className={classes.tabs}>
          <Tabs.Tab value="deliverables" rightSection={<Count value={lengthOf(made)} />}>
            Deliverables
          </Tabs.Tab>
          <Tabs.Tab value="form">Brief Form</Tabs.Tab>
          <Tabs.Tab value="inspirations" rightSection={<Count value={lengthOf(inspiring)} />}>
            Inspirations
          </Tabs.Tab>
          {sees.shoots && (
            <Tabs.Tab value="shoots" rightSection={<Count value={lengthOf(shot)} />}>
              Shoots
            </Tabs.Tab>
          )}
          {sees.effort && (
            <Tabs.Tab value="effort" rightSection={<Count value={formatDays(brief.totalDays)} />}>
              Effort
            </Tabs.Tab>
          )}
          {sees.costs && (
            <Tabs.Tab value="costs" rightSection={<Count value={lengthOf(spent)} />}>
              Costs
            </Tabs.Tab>
          )}
        </Tabs.List>
        <Tabs.Panel value="deliverables" pt="md">
          <DeliverablesTab brief={brief} deliverables={made.documents} loading={made.status === 'loading'} />
        </Tabs.Panel>
        <Tabs.Panel value="form" pt="md">
          <BriefForm key={brief.id} brief={brief} />
        </Tabs.Panel>
        <Tabs.Panel value="inspirations" pt="md">
          <InspirationsTab brief={brief.id} attached={inspiring.documents} loading={inspiring.status === 'loading'} />
        </Tabs.Panel>
        {sees.shoots && (
          <Tabs.Panel value="shoots" pt="md">
            <ShootsTab brief={brief.id} />
          </Tabs.Panel>
        )}
        {sees.effort && (
          <Tabs.Panel value="effort" pt="md">
            <EffortTab brief={brief.id} />
          </Tabs.Panel>
        )}
        {sees.costs && (
          <Tabs.Panel value="costs" pt="md">
            <CostsTab brief={brief} costs={spent.documents} loading={spent.status === 'loading'} />
          </Tabs.Panel>
        )}
      </Tabs>
    </Stack>
  );
}

function BriefHead({ brief }: { brief: Brief }) {
  const writes = useCan('writeBriefs');
  const seesAll = seesWholeBriefs(useViewer());
  const copy = useCall(calls.production.duplicateBrief, { done: 'Duplicated. The copy is a draft.' });
  const navigate = useNavigate();
  const duplicate = async () => {
    const made = await copy.run({ id: brief.id });
    if (made) void navigate({ to: pagePath(briefs, made) });
  };
  return (
    <Group justify="space-between" gap="md">
      <Group gap="md">
        <StatusBadge status={brief.completed ? 'completed' : brief.status} />
        <PersonName id={brief.contact} avatar />
        <Text size="sm" c="dimmed">
          {[brief.department, ...brief.brands].filter(Boolean).join(' · ')}
        </Text>
        {brief.partner && (
          <Badge variant="light" color="grape">
            {brief.partner}
          </Badge>
        )}
        {seesAll && brief.nextDeadline && (
          <Text size="sm" component="span">
            <DeadlineLabel deadline={brief.nextDeadline} />
          </Text>
        )}
        {seesAll && (
          <Text size="sm" c="dimmed" className="tabular">
            {brief.signedDels} of {brief.totalDels} signed off
          </Text>
        )}
        <ChatChannel brief={brief} />
      </Group>
      <Group gap="sm">
        {brief.status === 'Submitted' && <CompletedSwitch brief={brief} />}
        {writes && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCopy size={14} />}
            loading={copy.pending}
            onClick={() => void duplicate()}
          >
            Duplicate
          </Button>
        )}
      </Group>
    </Group>
  );
}

/** The value is unknown at first. */
const Count = ({ value }: { value: number | string | undefined }) => (
  <Badge size="sm" variant="light" circle={typeof value === 'number' && value < 10} tt="none">
    {typeof value === 'string' ? value : countOrDash(value)}
  </Badge>
);
