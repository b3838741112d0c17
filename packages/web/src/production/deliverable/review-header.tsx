import { Group, Stack, Text, Title } from '@mantine/core';
import type { Brief, Deliverable } from '@pavilion/domain';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageLink } from '../../kit/links.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { DueLabel } from '../../parts/due-label.tsx';
import classes from './review.module.css';

interface ReviewHeaderProps {
  brief: Brief | undefined;
  deliverable: Deliverable;
  actions: ReactNode;
}

/** The page's own header, since the top bar is hidden here (OPN-014): way back, title, state, what can be done. */
export function ReviewHeader({ brief, deliverable, actions }: ReviewHeaderProps) {
  return (
    <header className={classes.header}>
      <Stack gap={0} miw={0} flex={1}>
        {deliverable.production && (
          <PageLink size="xs" c="dimmed" to="/brief/$id" params={{ id: deliverable.production }}>
            <Group gap={2} wrap="nowrap" component="span" display="inline-flex">
              <IconChevronLeft size={14} aria-hidden />
              {brief?.title ?? deliverable.productionTitle ?? 'Brief'}
            </Group>
          </PageLink>
        )}
        <Group gap="sm" wrap="nowrap" miw={0}>
          <Title order={1} fz="md" lineClamp={1} title={deliverable.title}>
            {deliverable.title}
          </Title>
          <StatusBadge status={deliverable.state} />
          <Text size="xs" component="span" style={{ whiteSpace: 'nowrap' }}>
            <DueLabel deliverable={deliverable} />
          </Text>
        </Group>
      </Stack>
      {actions}
    </header>
  );
}
