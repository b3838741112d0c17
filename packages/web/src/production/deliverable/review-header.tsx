import { Group, Stack, Text, Title } from '@mantine/core';
import { type Brief, briefs, type Deliverable, type FileDocument, pagePath, unlikeAsked } from '@pavilion/domain';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageLink } from '../../kit/links.tsx';
import { DueLabel } from '../../parts/due-label.tsx';
import { StateBadge } from '../../parts/state-badge.tsx';
import { ConnectionLost } from '../../shell/connection-line.tsx';
import { MenuButton } from '../../shell/menu-button.tsx';
import { NotificationsBell } from '../../shell/notifications-bell.tsx';
import classes from './review.module.css';

interface ReviewHeaderProps {
  brief: Brief | undefined;
  deliverable: Deliverable;
  /** The version on screen. */
  file: FileDocument | undefined;
  /** Steps through the feedback queue, when the room was opened from there. */
  queue?: ReactNode;
  actions: ReactNode;
}

/** The header of the room, in place of the top bar (OPN-014): navigation on phones, way back, title, state, actions, notifications. */
export function ReviewHeader({ brief, deliverable, file, queue, actions }: ReviewHeaderProps) {
  const unlike = file && unlikeAsked(deliverable.format, file);
  return (
    <header className={classes.header}>
      <MenuButton />
      <Stack gap={0} className={classes.headline}>
        {deliverable.production && (
          <PageLink size="xs" c="dimmed" to={pagePath(briefs, { id: deliverable.production })}>
            <Group gap={2} wrap="nowrap" component="span" display="inline-flex" maw="100%">
              <IconChevronLeft size={14} aria-hidden style={{ flex: 'none' }} />
              <Text span inherit truncate>
                {brief?.title ?? deliverable.productionTitle ?? 'Brief'}
              </Text>
            </Group>
          </PageLink>
        )}
        <div className={classes.titleLine}>
          <Title order={1} fz="md" lineClamp={1} title={deliverable.title}>
            {deliverable.title}
          </Title>
          <StateBadge state={deliverable.state} />
          <Text size="xs" component="span" style={{ whiteSpace: 'nowrap' }}>
            <DueLabel deliverable={deliverable} />
          </Text>
        </div>
        {unlike && (
          <Text size="xs" c="var(--pv-orange)" truncate title={unlike}>
            {unlike}
          </Text>
        )}
      </Stack>
      <ConnectionLost />
      {queue}
      {actions}
      <NotificationsBell />
    </header>
  );
}
