import { Group, Loader, Text } from '@mantine/core';
import { type Inspiration, inspirations, nameOfInspiration, pagePath, pictureOf, readingOf } from '@pavilion/domain';
import { useGlow } from '@pavilion/sync/react';
import { IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { countWords } from '../../kit/count-words.ts';
import { MediaThumb } from '../../kit/media-thumb.tsx';
import { pictureThumb, usePicture } from '../../parts/inspiration-thumb.ts';
import { PlatformMark } from '../../parts/platform-mark.tsx';
import { HeartButton } from '../heart-button.tsx';
import { ErrorRow } from './error-row.tsx';
import classes from './inspiration-card.module.css';

interface InspirationCardProps {
  inspiration: Inspiration;
  /** Tags that the list is filtered by. */
  chosen: readonly string[];
  onTag: (tag: string) => void;
}

const tagsShown = 5;

/** Card of an inspiration: picture in its own proportions, author, platform, heart and tags. */
export function InspirationCard({ inspiration, chosen, onTag }: InspirationCardProps) {
  const glow = useGlow(inspirations, inspiration.id);
  const reading = readingOf(inspiration);
  if (reading === 'failed') return <ErrorRow inspiration={inspiration} />;
  const name = nameOfInspiration(inspiration);
  const { id, author, type, tags, commentsNumber, platform, what } = inspiration;
  return (
    <article className={glow ? `${classes.card} glow` : classes.card} aria-label={name}>
      <Link to={pagePath(inspirations, { id })} className={classes.picture} tabIndex={-1} aria-hidden>
        {pictureOf(inspiration) ? <Picture inspiration={inspiration} /> : <div className={classes.text}>{name}</div>}
      </Link>
      <span className={classes.mark}>
        <PlatformMark platform={platform} what={what} />
      </span>
      <HeartButton inspiration={inspiration} className={classes.heart} />
      <div className={classes.words}>
        <Text size="sm" fw={500} lineClamp={2} title={name}>
          <Link to={pagePath(inspirations, { id })} className={classes.title} data-card>
            {name}
          </Link>
        </Text>
        {reading === 'reading' ? (
          <Group gap={6} mt={4} role="status">
            <Loader size={12} />
            <Text size="xs" c="dimmed">
              Reading the link …
            </Text>
          </Group>
        ) : (
          <Group gap="xs" wrap="nowrap" justify="space-between" mt={2}>
            <Text size="xs" c="dimmed" truncate>
              {[author, type].filter(Boolean).join(' · ')}
            </Text>
            {commentsNumber > 0 && (
              <Group gap={3} wrap="nowrap" c="dimmed" title={commentsLabel(commentsNumber)}>
                <IconMessage size={14} aria-hidden />
                <Text size="xs" className="tabular">
                  {commentsNumber}
                  <span className="visually-hidden">{commentsNumber === 1 ? ' comment' : ' comments'}</span>
                </Text>
              </Group>
            )}
          </Group>
        )}
        {tags.length > 0 && (
          <Group gap={4} mt={8}>
            {tags.slice(0, tagsShown).map((tag) => (
              <button
                key={tag}
                type="button"
                className={classes.tag}
                aria-pressed={chosen.includes(tag)}
                title={`Show only ${tag}`}
                onClick={() => onTag(tag)}
              >
                {tag}
              </button>
            ))}
            {tags.length > tagsShown && (
              <Text size="xs" c="dimmed" title={tags.slice(tagsShown).join(', ')}>
                +{tags.length - tagsShown}
              </Text>
            )}
          </Group>
        )}
      </div>
    </article>
  );
}

const commentsLabel = (count: number) => countWords(count, 'comment');

function Picture({ inspiration }: { inspiration: Inspiration }) {
  const file = usePicture(inspiration);
  return <MediaThumb {...pictureThumb(file)} alt="" />;
}
