import { PassThrough } from 'node:stream';
import { type FileDocument, files } from '@pavilion/domain/files';
import {
  type ControlDoc,
  controlDocs,
  controlSecrets,
  type Design,
  filesOfDesign,
  filesOfKit,
  filesOfValues,
  fontsOfDesign,
  type OnAirState,
  type Programme,
  publications,
  shownLayers,
} from '@pavilion/domain/graphics';
import type { Face } from '@pavilion/drawing';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { notFound, Refusal } from '../../engines/store/refusal.ts';
import type { Change } from '../../engines/store/types.ts';
import { registerAirFiles } from './air-files.ts';
import { beatEvent, beatMilliseconds, pageName, registerOutputs } from './air-outputs.ts';
import { uploadedFaces } from './fetch-fonts.ts';

/** Screens that follow one programme at once: several players, a preview of each, and some more. */
const mostFollowers = 40;

interface Follower {
  control: string;
  /** Name of the page that follows; empty for a program that is none. */
  page: string;
  secret: string;
  stream: PassThrough;
}

/**
 * The programme of a control document on a transparent page, for OBS, vMix and browser sources (GFX-029). The secret in the
 * address opens what is on air, and nothing else: its state as server-sent events, its design, and the pictures in it.
 */
export function registerAir(app: FastifyInstance, context: Context): void {
  const { store } = context;
  const followers = new Set<Follower>();

  const controlOf = async (secret: string): Promise<ControlDoc> => {
    const [known] = await store.find(controlSecrets, { where: { secret }, limit: 1 });
    const control = known && (await store.get(controlDocs, known.id));
    if (!control) throw notFound();
    return control;
  };
  const tell = ({ stream }: Follower, control: OnAirState) => stream.write(stateEvent(control, context.clock()));
  const end = (follower: Follower) => {
    followers.delete(follower);
    const { control, page } = follower;
    // A page that connects anew does so before its former connection is known to have ended.
    if (page && ![...followers].some((other) => other.page === page))
      context.guest(controlDocs.name, control, page, null);
    follower.stream.end();
  };

  const follow = (changes: readonly Change[]) => {
    for (const { collection, id, after } of changes) {
      if (collection !== controlDocs.name && collection !== controlSecrets.name) continue;
      for (const follower of followers) {
        if (follower.control !== id) continue;
        // A renewed secret ends the old address at once; the page then learns that it no longer exists.
        if (!after || (collection === controlSecrets.name && after.secret !== follower.secret)) end(follower);
        else if (collection === controlDocs.name) tell(follower, controlDocs.schema.parse(after));
      }
    }
  };
  const unfollow = store.onChanges(follow);
  const heartbeat = setInterval(() => {
    for (const { stream } of followers) stream.write(beatEvent);
  }, beatMilliseconds);
  heartbeat.unref();
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    unfollow();
    for (const follower of followers) end(follower);
  });

  app.get<{ Params: { secret: string }; Querystring: { page?: unknown } }>(
    '/api/air/:secret',
    { compress: false, exposeHeadRoute: false },
    async (request, reply) => {
      const { secret } = request.params;
      const control = await controlOf(secret);
      if ([...followers].filter((each) => each.control === control.id).length >= mostFollowers)
        throw new Refusal('NOT_ALLOWED', 'This programme is already shown by 40 screens.');
      const page = pageName(request.query.page);
      const follower = { control: control.id, secret, page, stream: new PassThrough() };
      followers.add(follower);
      request.raw.on('close', () => end(follower));
      // Read again: it may have changed between the first reading and the following.
      tell(follower, await controlOf(secret));
      follower.stream.write(beatEvent);
      return reply
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream')
        .send(follower.stream);
    },
  );

  /** What this address shows, or is about to stop showing. */
  const shownAt = async (secret: string) => shownLayers(await controlOf(secret));

  app.get<{ Params: { secret: string; publication: string } }>(
    '/api/air/:secret/design/:publication',
    async (request, reply) => {
      const { secret, publication: id } = request.params;
      const isShown = (await shownAt(secret)).some(({ programme }) => programme.publication === id);
      const publication = isShown ? await store.get(publications, id) : null;
      if (!publication) throw notFound();
      const { design } = publication;
      return reply.header('cache-control', 'no-store').send({ ...design, faces: await facesFor(design) });
    },
  );

  /** The uploaded fonts in which a design can be drawn. */
  const facesFor = async (design: Design): Promise<Face[]> => {
    const families = new Set(fontsOfDesign(design).map(({ font }) => font));
    return (await uploadedFaces(store)).filter(({ family }) => families.has(family));
  };

  /** A file that the programme shows in one of its layers. */
  const fileOnAir = async (secret: string, id: string): Promise<FileDocument> => {
    for (const { programme } of await shownAt(secret)) {
      if (!(await filesOf(programme)).includes(id)) continue;
      const file = await store.get(files, id);
      if (file?.sourcePath) return file;
    }
    throw notFound();
  };
  const filesOf = async ({ film, publication: id, values }: Programme): Promise<string[]> => {
    if (film) return [film.file];
    const publication = id ? await store.get(publications, id) : null;
    if (!publication) return [];
    const { design } = publication;
    const ofKit = design.kit ? filesOfKit(design.kit) : [];
    const fonts = (await facesFor(design)).map(({ file }) => file);
    return [...filesOfDesign(design), ...ofKit, ...filesOfValues(design.fields, values), ...fonts];
  };
  registerAirFiles(app, context, fileOnAir);
  registerOutputs(app, context, controlOf);
}

/**
 * The event that a page draws from; `now` lets it correct its own clock. A page that playout software opened before there were
 * layers reads `programme`.
 */
function stateEvent(control: OnAirState, now: string): string {
  const layers = shownLayers(control);
  const programme = layers.find(({ layer }) => layer === 1)?.programme ?? null;
  return `data: ${JSON.stringify({ layers, programme, now })}\n\n`;
}
