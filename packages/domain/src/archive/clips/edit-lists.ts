import type { AudioTrack, FileMetadata } from '../../files/metadata.ts';
import {
  allowsDropFrame,
  type FrameRate,
  framesToTimecode,
  isDropFrame,
  timecodeToFrames,
} from '../../files/timecode.ts';
import type { ArchiveEvent } from '../documents.ts';
import { eventTitle } from './clip-names.ts';
import { type FilmPlan, isSameRate, type JoinedPart, type PlannedPart, planFilm, recordHour } from './joined-film.ts';

export interface ListedPart extends JoinedPart {
  event: ArchiveEvent;
  recording: {
    id: string;
    /** Of its file, by which an editor finds it. */
    name: string;
    metadata?: FileMetadata | undefined;
  };
}

export const mixedRates =
  'These clips have different frame rates, and an EDL has one for all. Choose FCPXML, which keeps the rate of each clip.';

/** Why these clips make no EDL, or null. */
export const refuseEdl = ({ parts, rate }: FilmPlan): string | null =>
  parts.every((part) => isSameRate(part.rate, rate)) ? null : mixedRates;

/** The clips in their order as an edit decision list (CMX3600), with the timecodes of their recordings. */
export function editDecisionList(title: string, given: readonly ListedPart[]): string {
  const { parts, rate } = planFilm(given);
  const of = partsById(given);
  const reels = reelNames(given.map(({ recording }) => recording));
  let record = timecodeToFrames(recordHour, rate) ?? 0;
  let counting = '';
  const lines = [`TITLE: ${oneLine(title)}`];
  for (const [at, part] of parts.entries()) {
    const { event, recording } = of(part);
    const start = startOf(recording.metadata, rate);
    if (start.counting !== counting) lines.push(`FCM: ${start.counting}`);
    counting = start.counting;
    const source = (frame: number) => framesToTimecode(start.frame + frame, rate, { dropFrame: start.drops });
    const onRecord = (frame: number) => framesToTimecode(frame, rate);
    const tracks = edlTracks(recording.metadata?.audio).padEnd(5);
    const end = part.inFrame + part.frames;
    lines.push(
      '',
      `${String(at + 1).padStart(3, '0')}  ${(reels.get(recording.id) ?? 'AX').padEnd(8)} ${tracks} C        ${source(part.inFrame)} ${source(end)} ${onRecord(record)} ${onRecord(record + part.frames)}`,
      `* FROM CLIP NAME: ${oneLine(recording.name)}`,
      `* COMMENT: ${oneLine(commentOn(event))}`,
    );
    record += part.frames;
  }
  return `${lines.join('\r\n')}\r\n`;
}

/** The clips in their order as FCPXML, for Final Cut Pro and DaVinci Resolve: all times are exact fractions of a second. */
export function finalCutList(title: string, given: readonly ListedPart[]): string {
  const plan = planFilm(given);
  const of = partsById(given);
  const recordings = [...new Map(given.map(({ recording }) => [recording.id, recording])).values()];
  const assetOf = new Map(recordings.map(({ id }, at) => [id, `a${at + 1}`]));
  const formats = [
    formatElement('r0', plan.rate, plan.size),
    ...recordings.map(({ metadata }, at) =>
      formatElement(`r${at + 1}`, metadata?.frameRate ?? plan.rate, {
        width: metadata?.width ?? plan.size.width,
        height: metadata?.height ?? plan.size.height,
      }),
    ),
  ];
  const assets = recordings.map((recording, at) => assetElement(recording, at + 1, plan.rate));
  const recordStart = timecodeToFrames(recordHour, plan.rate) ?? 0;
  let offset = recordStart;
  const clips = plan.parts.map((part) => {
    const { event, recording } = of(part);
    const start = startOf(recording.metadata, part.rate);
    const placed = attributes({
      ref: assetOf.get(recording.id) ?? '',
      name: eventTitle(event),
      offset: timeOf(offset, plan.rate),
      start: timeOf(start.frame + part.inFrame, part.rate),
      duration: timeOf(part.filmFrames, plan.rate),
      tcFormat: start.drops ? 'DF' : 'NDF',
    });
    offset += part.filmFrames;
    const note = event.note ? `<note>${escaped(event.note)}</note>` : '';
    return `            <asset-clip ${placed}>${note}</asset-clip>`;
  });
  const sequence = attributes({
    format: 'r0',
    tcStart: timeOf(recordStart, plan.rate),
    tcFormat: 'NDF',
    duration: timeOf(plan.frames, plan.rate),
  });
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE fcpxml>',
    '<fcpxml version="1.10">',
    '  <resources>',
    ...[...formats, ...assets].map((element) => `    ${element}`),
    '  </resources>',
    '  <library>',
    `    <event ${attributes({ name: title })}>`,
    `      <project ${attributes({ name: title })}>`,
    `        <sequence ${sequence}>`,
    '          <spine>',
    ...clips,
    '          </spine>',
    '        </sequence>',
    '      </project>',
    '    </event>',
    '  </library>',
    '</fcpxml>',
  ].join('\n')}\n`;
}

function partsById(given: readonly ListedPart[]): (part: PlannedPart) => ListedPart {
  const known = new Map(given.map((part) => [part.event.id, part]));
  return ({ event }) => known.get(event.id) as ListedPart;
}

/** The timecode of a recording's first frame as a count of frames, and how its timecode counts. */
function startOf(metadata: FileMetadata | undefined, rate: FrameRate) {
  const start = metadata?.timecodeStart ?? metadata?.timecode ?? '';
  const drops = isDropFrame(start) && allowsDropFrame(rate);
  return {
    frame: timecodeToFrames(start, rate) ?? 0,
    drops,
    counting: drops ? 'DROP FRAME' : 'NON-DROP FRAME',
  };
}

/** Eight capital letters and digits for each recording: all that a reel name of an EDL may have. */
function reelNames(recordings: readonly ListedPart['recording'][]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, name } of recordings) {
    if (names.has(id)) continue;
    const stem = name.replace(/\.[^.]*$/, '');
    const letters = stem.toUpperCase().replaceAll(/[^A-Z0-9]/g, '') || 'REEL';
    let reel = letters.slice(0, 8);
    for (let number = 2; taken.has(reel); number += 1) reel = `${letters.slice(0, 8 - String(number).length)}${number}`;
    taken.add(reel);
    names.set(id, reel);
  }
  return names;
}

const commentOn = (event: ArchiveEvent) => [eventTitle(event), event.note].filter(Boolean).join(', ');

function formatElement(id: string, rate: FrameRate, { width, height }: { width: number; height: number }): string {
  return `<format ${attributes({ id, frameDuration: timeOf(1, rate), width: String(width), height: String(height) })}/>`;
}

function assetElement({ name, metadata }: ListedPart['recording'], number: number, usual: FrameRate): string {
  const rate = metadata?.frameRate ?? usual;
  const { frame } = startOf(metadata, rate);
  const audio = metadata?.audio ?? [unreadTrack];
  const sound: Record<string, string> =
    audio.length === 0
      ? {}
      : {
          hasAudio: '1',
          audioSources: String(audio.length),
          // Of each source.
          audioChannels: String(Math.max(...audio.map(channelsOf))),
          audioRate: '48000',
        };
  const about = attributes({
    id: `a${number}`,
    name,
    start: timeOf(frame, rate),
    duration: timeOf(metadata?.frames ?? Math.round(((metadata?.duration ?? 0) * rate.num) / rate.den), rate),
    hasVideo: '1',
    format: `r${number}`,
    ...sound,
  });
  // Only the name is known of where an editor keeps the file; the editor asks for its folder.
  const media = attributes({ kind: 'original-media', src: `file:///${encodeURIComponent(name)}` });
  return `<asset ${about}><media-rep ${media}/></asset>`;
}

/** The sound of most recordings, for those that have not been read. */
const unreadTrack = { channel_layout: 'stereo' };

/** Channels of a layout by the media tool's name: `mono`, `stereo`, `5.1(side)`, `4 channels`. */
function channelsOf({ channel_layout: layout }: Pick<AudioTrack, 'channel_layout'>): number {
  if (layout === 'mono') return 1;
  const points = /^(\d+)\.(\d+)(?:\.(\d+))?/.exec(layout);
  if (points) return Number(points[1]) + Number(points[2]) + Number(points[3] ?? 0);
  return Number(/^(\d+) channels/.exec(layout)?.[1] ?? (layout === 'quad' ? 4 : 2));
}

/** The picture, with one (B) or two channels of sound: all that a line of an EDL names. */
function edlTracks(audio: readonly AudioTrack[] | undefined): string {
  const channels = (audio ?? [unreadTrack]).reduce((sum, track) => sum + channelsOf(track), 0);
  return ['V', 'B'][channels] ?? 'AA/V';
}

/** A number of frames as an exact fraction of a second: `1001/30000s`. */
const timeOf = (frames: number, { num, den }: FrameRate): string =>
  (frames * den) % num === 0 ? `${(frames * den) / num}s` : `${frames * den}/${num}s`;

const attributes = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(' ');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign).replaceAll(/[^\P{Cc}\n]/gu, ' ');

const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
