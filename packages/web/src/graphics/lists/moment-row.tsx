import { Text } from '@mantine/core';
import { type GraphicMoment, graphicMoments, matches, titleOf } from '@pavilion/domain';
import { useDoc, useGlow } from '@pavilion/sync/react';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { kindWords } from './kind-words.ts';
import { MakeOfMoment } from './make-of-moment.tsx';
import classes from './moment-list.module.css';

/** A moment with its match. */
export function MomentRow({ moment }: { moment: GraphicMoment }) {
  const { document: match } = useDoc(matches, moment.match);
  const glow = useGlow(graphicMoments, moment.id);
  return (
    <li className={glow ? `${classes.row} glow` : classes.row}>
      <div className={classes.words}>
        <Text size="sm" fw={550}>
          {moment.title}
        </Text>
        <Text size="xs" c="dimmed" component="div">
          {[kindWords(moment.kind), match && titleOf(matches, match)].filter(Boolean).join(' · ')} ·{' '}
          <RelativeDate value={moment.created_at} ago />
        </Text>
      </div>
      <MakeOfMoment moment={moment} />
    </li>
  );
}
