import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { PersonName } from '../../parts/person-name.tsx';
import { ChangeWords } from './change-words.tsx';
import classes from './history.module.css';

interface VersionCardProps {
  /** Names it for people who do not see where its buttons are. */
  name: string;
  picture: ReactNode;
  by: string | undefined;
  at: string | undefined;
  words?: readonly string[];
  /** "Now", "Publication 2" */
  badge?: string | undefined;
  onCompare?: (() => void) | undefined;
  onRestore?: (() => void) | undefined;
  restoring?: boolean;
}

const mostWords = 4;

/** A version in a history: its picture, who made it and when, what it changed (GFX-033). */
export function VersionCard(props: VersionCardProps) {
  const { name, picture, by, at, words = [], badge, onCompare, onRestore, restoring = false } = props;
  return (
    <li className={classes.version} aria-label={name}>
      <div className={classes.picture}>{picture}</div>
      <Stack gap={4} className={classes.about}>
        <Group gap={6}>
          <Text size="sm" fw={550} component="div">
            <PersonName id={by} />
          </Text>
          {badge && (
            <Badge size="xs" variant="light">
              {badge}
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed" component="div">
          <RelativeDate value={at} ago />
        </Text>
        <ChangeWords words={words} most={mostWords} />
        <Group gap={6}>
          {onCompare && (
            <Button size="compact-xs" variant="default" aria-label={`Compare: ${name}`} onClick={onCompare}>
              Compare
            </Button>
          )}
          {onRestore && (
            <Button
              size="compact-xs"
              variant="default"
              loading={restoring}
              aria-label={`Restore: ${name}`}
              onClick={onRestore}
            >
              Restore
            </Button>
          )}
        </Group>
      </Stack>
    </li>
  );
}
