import { Group, Text } from '@mantine/core';
import { type Inspiration, inspirations, inspirationTags, tidyTags } from '@pavilion/domain';
import { useLive, usePatch } from '@pavilion/sync/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { MultiPick } from '../../kit/multi-pick.tsx';
import { Panel } from '../../kit/panel.tsx';
import cards from '../list/inspiration-card.module.css';
import { useInspirationRights } from '../use-inspiration-rights.ts';

/** The tags of an inspiration: edited as chips by who has the role; the words in use are offered (LIB-052). */
export function InspirationTagsEditor({ inspiration }: { inspiration: Inspiration }) {
  const { arrange } = useInspirationRights(inspiration);
  return (
    <Panel title="Tags">{arrange ? <Editor inspiration={inspiration} /> : <Shown tags={inspiration.tags} />}</Panel>
  );
}

function Editor({ inspiration }: { inspiration: Inspiration }) {
  const patch = usePatch(inspirations);
  const { documents } = useLive(inspirationTags, { orderBy: [{ field: 'name', direction: 'asc' }] });
  const [error, setError] = useState<string | undefined>();
  const save = (given: string[]) =>
    patch(inspiration.id, { tags: tidyTags(given) }).then(
      () => setError(undefined),
      (reason: unknown) => setError(refusalWords(reason).message),
    );
  return (
    <>
      <MultiPick
        aria-label="Tags"
        placeholder={inspiration.tags.length === 0 ? 'Add a tag' : undefined}
        creatable
        clearable={false}
        data={documents.map(({ name }) => name)}
        value={inspiration.tags}
        error={error}
        onChange={(tags) => void save(tags)}
      />
      <Shown tags={inspiration.tags} filters />
    </>
  );
}

/** As chips; where the list is open to the reader, each leads to everything of that tag. */
function Shown({ tags, filters = false }: { tags: readonly string[]; filters?: boolean }) {
  if (tags.length === 0) {
    return filters ? null : (
      <Text size="sm" c="dimmed">
        No tags.
      </Text>
    );
  }
  return (
    <Group gap={6} mt={filters ? 10 : 0}>
      {tags.map((tag) =>
        filters ? (
          <Link
            key={tag}
            to="/inspirations"
            search={{ tag } as never}
            className={cards.tag}
            title={`Everything of ${tag}`}
          >
            {tag}
          </Link>
        ) : (
          <span key={tag} className={cards.tag}>
            {tag}
          </span>
        ),
      )}
    </Group>
  );
}
