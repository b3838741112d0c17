import { CloseButton, Group, Stack, Text } from '@mantine/core';
import { type Inspiration, inspirations, inspirationTags, tidyTags } from '@pavilion/domain';
import { useLive, usePatch } from '@pavilion/sync/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { Pick } from '../../kit/multi-pick.tsx';
import { Panel } from '../../kit/panel.tsx';
import cards from '../list/inspiration-card.module.css';
import { useInspirationRights } from '../use-inspiration-rights.ts';
import classes from './inspiration-page.module.css';

/** The tags of an inspiration as chips; who has the role adds and removes them, and the words in use are offered (LIB-052). */
export function InspirationTagsEditor({ inspiration }: { inspiration: Inspiration }) {
  const { arrange } = useInspirationRights(inspiration);
  const { tags } = inspiration;
  return (
    <Panel title="Tags">
      {arrange ? (
        <Editor inspiration={inspiration} />
      ) : tags.length === 0 ? (
        <Text size="sm" c="dimmed">
          No tags.
        </Text>
      ) : (
        <Group gap={6}>
          {tags.map((tag) => (
            <span key={tag} className={cards.tag}>
              {tag}
            </span>
          ))}
        </Group>
      )}
    </Panel>
  );
}

function Editor({ inspiration }: { inspiration: Inspiration }) {
  const { id, tags } = inspiration;
  const patch = usePatch(inspirations);
  const { documents } = useLive(inspirationTags, { orderBy: [{ field: 'name', direction: 'asc' }] });
  const [error, setError] = useState<string | undefined>();
  /** The box is made anew when its word has become a chip. */
  const [added, setAdded] = useState(0);
  const save = (next: readonly string[]) =>
    patch(id, { tags: tidyTags(next) }).then(
      () => setError(undefined),
      (reason: unknown) => setError(refusalWords(reason).message),
    );
  const add = (tag: string | null) => {
    if (!tag) return;
    setAdded(added + 1);
    void save([...tags, tag]);
  };
  return (
    <Stack gap="sm">
      {tags.length > 0 && (
        <Group gap={6} role="group" aria-label="Tags of this inspiration">
          {tags.map((tag) => (
            <span key={tag} className={classes.tag}>
              <Link to="/inspirations" search={{ tag } as never} title={`Everything of ${tag}`}>
                {tag}
              </Link>
              <CloseButton
                size={24}
                iconSize={14}
                radius="xl"
                aria-label={`Remove the tag ${tag}`}
                onClick={() => void save(tags.filter((each) => each !== tag))}
              />
            </span>
          ))}
        </Group>
      )}
      <Pick
        key={added}
        aria-label="Add a tag"
        placeholder="Add a tag"
        creatable
        // After the first, the next can be typed at once.
        autoFocus={added > 0}
        data={documents.map(({ name }) => name).filter((name) => !tags.includes(name))}
        value={null}
        error={error}
        nothingFoundMessage="Type a word to add it."
        onChange={add}
      />
    </Stack>
  );
}
