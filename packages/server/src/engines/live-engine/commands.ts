/** Length of a preview segment in seconds; `segmentsListed` is the playlist's length. */
export const segmentSeconds = 2;
const segmentsListed = 6;

const quiet = ['-hide_banner', '-nostdin', '-y', '-loglevel', 'error', '-progress', 'pipe:1', '-stats_period', '1'];
/**
 * A stream from our own RTMP server is complete and known: a short analysis suffices, and the picture appears sooner.
 */
const input = (address: string) => ['-fflags', '+genpts', '-analyzeduration', '3000000', '-i', address];
const allTracks = ['-map', '0:v:0', '-map', '0:a:0?'];

export const previewNames = { playlist: 'index.m3u8', poster: 'poster.jpg', film: 'live.mp4' } as const;

/**
 * Microseconds of film in a fragment of the preview: viewers are behind by at least this long, and each fragment costs
 * the server and the browser some work.
 */
const fragmentMicroseconds = 200_000;

/**
 * Writes the preview without re-encoding: HLS into the current folder, and fragmented MP4 to descriptor 3, whose
 * fragments also end before each key frame. Writes a poster every few seconds. Only key frames are decoded, for the
 * poster, so that one machine can preview many streams.
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
    // Segment numbers continue after a restart, so that players keep playing.
    '-hls_start_number_source',
    'epoch',
    '-hls_flags',
    'delete_segments+omit_endlist+temp_file',
    '-hls_segment_filename',
    'seg-%d.ts',
    previewNames.playlist,
    ...allTracks,
    '-c',
    'copy',
    '-f',
    'mp4',
    '-movflags',
    'empty_moov+default_base_moof+frag_keyframe',
    '-frag_duration',
    String(fragmentMicroseconds),
    '-flush_packets',
    '1',
    'pipe:3',
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

/** Frames of graphics a second, whatever the rate of the film. */
const graphicsRate = 25;

export interface BurntIn {
  /** Path of the picture. */
  watermark: string | null;
  graphics: GraphicsFrames | null;
}

export interface Size {
  width: number;
  height: number;
}

/** Size of the frames of graphics, and of their place in the middle of the film. */
export interface GraphicsFrames extends Size {
  shown: Size;
}

/**
 * The programme: the encoder's stream with a watermark in its upper right corner, an eighth of the picture high, and with
 * graphics, whose raw frames arrive on standard input as fast as they are read.
 */
export function programmeArguments(address: string, { watermark, graphics }: BurntIn, output: string): string[] {
  const filters: string[] = [];
  let picture = '0:v';
  if (watermark) {
    filters.push(`[1:v][${picture}]scale2ref=w=oh*mdar:h=ih/8[logo][video]`);
    filters.push('[video][logo]overlay=x=W-w-H*0.04:y=H*0.04:format=auto[marked]');
    picture = 'marked';
  }
  if (graphics) {
    const { width, height } = graphics.shown;
    // Players take the colours of small pictures for BT.601, and of larger ones for BT.709.
    const matrix = height < 720 ? 'bt601' : 'bt709';
    filters.push(
      `[${watermark ? 2 : 1}:v]scale=${width}:${height}:out_color_matrix=${matrix}:out_range=tv,format=yuva420p[graphics]`,
    );
    filters.push(`[${picture}][graphics]overlay=x=(W-w)/2:y=(H-h)/2:eof_action=endall[drawn]`);
    picture = 'drawn';
  }
  return [
    ...quiet,
    ...input(address),
    ...(watermark ? ['-i', watermark] : []),
    ...(graphics ? graphicsInput(graphics) : []),
    '-filter_complex',
    `${filters.join(';')};[${picture}]format=yuv420p[v]`,
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

function graphicsInput({ width, height }: GraphicsFrames): string[] {
  const format = ['-f', 'rawvideo', '-pixel_format', 'rgba', '-video_size', `${width}x${height}`];
  // Each waiting frame delays the graphics.
  return [...format, '-framerate', String(graphicsRate), '-thread_queue_size', '2', '-i', 'pipe:0'];
}

/** The largest 16 to 9 picture within a film, and frames of graphics for it of at most 1080 lines. */
export function graphicsFrames(film: Size): GraphicsFrames {
  const even = (pixels: number) => Math.max(2, 2 * Math.round(pixels / 2));
  const within = (width: number, height: number) => {
    const scale = Math.min(width / 16, height / 9);
    return { width: even(16 * scale), height: even(9 * scale) };
  };
  const shown = within(film.width, film.height);
  return { ...within(Math.min(shown.width, 1920), Math.min(shown.height, 1080)), shown };
}

/**
 * Splits a feed's address in two. Every user of the machine can read the arguments of its processes, so the part with
 * the stream key goes into an options file that ffmpeg reads. Application and stream are split as ffmpeg splits a whole
 * address.
 */
export function splitFeedAddress(address: string): { place: string; options: string } {
  const [, server = '', path = ''] = /^(rtmps?:\/\/[^/]+)\/(.*)$/i.exec(address) ?? [];
  const [first = '', second = '', ...rest] = path.split('/');
  const twofold = rest.length > 0 && !second.includes(':');
  const [application, stream] = twofold ? [`${first}/${second}`, rest.join('/')] : [first, [second, ...rest].join('/')];
  return { place: server, options: `rtmp_app=${application}\nrtmp_playpath=${stream}\n` };
}

/** Sends one feed without re-encoding; `options` is the file with the rest of its address. */
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
