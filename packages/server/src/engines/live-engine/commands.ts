/** Seconds of a preview's segments, and how many a player is offered. */
export const segmentSeconds = 2;
const segmentsListed = 6;

const quiet = ['-hide_banner', '-nostdin', '-y', '-loglevel', 'error', '-progress', 'pipe:1', '-stats_period', '1'];
/** What comes from our own door is complete and known: a short look is enough, and the picture is there sooner. */
const input = (address: string) => ['-fflags', '+genpts', '-analyzeduration', '3000000', '-i', address];
const allTracks = ['-map', '0:v:0', '-map', '0:a:0?'];

export const previewNames = { playlist: 'index.m3u8', poster: 'poster.jpg' } as const;

/**
 * The preview in the current folder: HLS without encoding anew, and a picture every few seconds. Only key frames are
 * decoded, for the picture, so that a machine can watch many streams.
 */
export function previewArguments(address: string): string[] {
  return [
    ...quiet,
    '-skip_frame',
    'nokey',
    ...input(address),
    ...allTracks,
    '-c',
    'copy',
    '-f',
    'hls',
    '-hls_time',
    String(segmentSeconds),
    '-hls_list_size',
    String(segmentsListed),
    // Numbers go on after a restart, so that a player takes what follows for what it is.
    '-hls_start_number_source',
    'epoch',
    '-hls_flags',
    'delete_segments+omit_endlist+temp_file',
    '-hls_segment_filename',
    'seg-%d.ts',
    previewNames.playlist,
    '-map',
    '0:v:0',
    '-an',
    '-vf',
    'scale=640:-2',
    '-fps_mode',
    'vfr',
    '-q:v',
    '5',
    '-update',
    '1',
    '-atomic_writing',
    '1',
    '-f',
    'image2',
    previewNames.poster,
  ];
}

/** The programme: what the encoder sends with the watermark in its upper right corner, an eighth of the picture high. */
export function programmeArguments(address: string, watermark: string, output: string): string[] {
  return [
    ...quiet,
    ...input(address),
    '-i',
    watermark,
    '-filter_complex',
    '[1:v][0:v]scale2ref=w=oh*mdar:h=ih/8[logo][video];[video][logo]overlay=x=W-w-H*0.04:y=H*0.04:format=auto,format=yuv420p[v]',
    '-map',
    '[v]',
    '-map',
    '0:a:0?',
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-tune',
    'zerolatency',
    '-crf',
    '21',
    '-maxrate',
    '6M',
    '-bufsize',
    '12M',
    '-force_key_frames',
    `expr:gte(t,n_forced*${segmentSeconds})`,
    '-c:a',
    'copy',
    '-f',
    'flv',
    output,
  ];
}

/**
 * The two halves of a feed's address. Whoever is signed in on the machine reads the arguments of its processes, so the
 * half with the key stands in a file of options that ffmpeg reads by itself. Which part is the application and which the
 * stream is decided as ffmpeg decides it for a whole address.
 */
export function splitFeedAddress(address: string): { place: string; options: string } {
  const [, server = '', path = ''] = /^(rtmps?:\/\/[^/]+)\/(.*)$/i.exec(address) ?? [];
  const [first = '', second = '', ...rest] = path.split('/');
  const twofold = rest.length > 0 && !second.includes(':');
  const [application, stream] = twofold ? [`${first}/${second}`, rest.join('/')] : [first, [second, ...rest].join('/')];
  return { place: server, options: `rtmp_app=${application}\nrtmp_playpath=${stream}\n` };
}

/** One feed, sent on as it is; `options` is the file with the rest of its address. */
export function feedArguments(address: string, place: string, options: string): string[] {
  return [
    ...quiet,
    ...input(address),
    ...allTracks,
    '-c',
    'copy',
    '-f',
    'flv',
    '-flvflags',
    'no_duration_filesize',
    '-fpre',
    options,
    place,
  ];
}
