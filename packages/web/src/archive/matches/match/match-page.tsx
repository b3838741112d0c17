import { Stack } from '@mantine/core';
import { matchTitle, type ScorecardAnswer } from '@pavilion/domain/archive';
import { IconBallBowling } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { calls } from '../../../call/client.ts';
import { useAnswer } from '../../../call/use-call.ts';
import { CountTabs } from '../../../kit/count-tabs.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { ButtonLink } from '../../../kit/links.tsx';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import { urlChoice, urlPage } from '../../../kit/url-state.ts';
import { useUrlState } from '../../../kit/use-url-state.ts';
import { usePageHead } from '../../../shell/page-head.tsx';
import { FilmCover } from '../../places/film-cover.tsx';
import { WhomToAsk } from '../../whom-to-ask.tsx';
import { ArchiveClips } from './archive-clips.tsx';
import { firstTab } from './first-tab.ts';
import { MatchHeader } from './match-header.tsx';
import { Recordings } from './recordings.tsx';
import { Reels } from './reels.tsx';
import { ScorecardTab } from './scorecard-tab.tsx';
import { StreamClips } from './stream-clips.tsx';
import { useArchiveClips } from './use-archive-clips.ts';
import { useMatch, useMatchFiles } from './use-match.ts';

const tabNames = ['highlights', 'stream', 'archive', 'recordings', 'scorecard'] as const;
/** The page number belongs to the open tab; another tab starts at its first page. */
const address = { tab: urlChoice(['first', ...tabNames], 'first'), page: urlPage() };
const scoreLasts = 60_000;
const noCard: ScorecardAnswer = { innings: [], result: '', toss: '', playersOfMatch: [] };

/** Match Assets: everything that the archive holds of a match (ARC-031..040). */
export function MatchPage() {
  const { id = '' } = useParams({ strict: false });
  const { match, status } = useMatch(id);
  usePageHead(match && matchTitle(match), [{ label: 'Match Video', to: '/matches' }]);
  if (status === 'loading') return <PleaseWait />;
  if (!match) {
    return (
      <EmptyState
        icon={IconBallBowling}
        height="60vh"
        action={
          <ButtonLink to="/matches" variant="default">
            Match Browser
          </ButtonLink>
        }
      >
        This match does not exist, or you do not have access to it.
        <WhomToAsk />
      </EmptyState>
    );
  }
  return <MatchAssets key={match.id} id={match.id} />;
}

function MatchAssets({ id }: { id: string }) {
  const [url, setUrl] = useUrlState(address);
  const { match } = useMatch(id);
  const found = useMatchFiles(id);
  const clips = useArchiveClips(id);
  const scored = useAnswer(calls.archive.scorecard, { match: id }, { fresh: scoreLasts });
  const card = scored.answer ?? noCard;
  const [opened, setOpened] = useState<(typeof tabNames)[number]>();
  if (!match) return null;

  const tabs = [
    { value: 'highlights', label: 'Highlights', count: found.reels.length },
    // Shown only when there are any (ARC-035, ARC-038).
    ...(found.streamClips.length > 0
      ? [{ value: 'stream' as const, label: 'Stream Clips', count: found.streamClips.length }]
      : []),
    ...(clips.documents.length > 0
      ? [{ value: 'archive' as const, label: 'Archive Clips', count: clips.documents.length }]
      : []),
    { value: 'recordings', label: 'Recordings', count: found.recordings.length },
    ...(card.innings.length > 0 ? [{ value: 'scorecard' as const, label: 'Scorecard' }] : []),
  ] as const;
  // Chosen once, so that the page stays put when a reel arrives.
  const loaded = found.status !== 'loading' && clips.status !== 'loading';
  // The scorecard, the last tab, reads every ball of the match: nobody waits for it who has something else to see.
  const isKnown = loaded && (!scored.loading || tabs.some(({ value, count }) => value !== 'scorecard' && count > 0));
  if (isKnown && !opened) setOpened(firstTab(tabs));
  const tab = (tabs.find(({ value }) => value === url.tab) ?? tabs.find(({ value }) => value === opened) ?? tabs[0])
    .value;
  const waiting = found.status === 'loading' || (url.tab === 'first' && !opened);
  return (
    <Stack gap="lg">
      <MatchHeader match={match} card={card} />
      <CountTabs label="Match assets" tabs={tabs} value={tab} onChange={(next) => setUrl({ tab: next })} />
      {waiting ? (
        <PleaseWait />
      ) : (
        <>
          {tab === 'highlights' && <Reels match={match} reels={found.reels} />}
          {tab === 'stream' && <StreamClips clips={found.streamClips} />}
          {tab === 'archive' && <ArchiveClips clips={clips.documents} />}
          {tab === 'recordings' && (
            <>
              <FilmCover match={match} recordings={found.recordings} />
              <Recordings match={id} recordings={found.recordings} />
            </>
          )}
          {tab === 'scorecard' && <ScorecardTab match={match} card={card} />}
        </>
      )}
    </Stack>
  );
}
