import { PassThrough } from 'node:stream';
import { type FileDocument, files } from '@pavilion/domain/files';
import {
  type ControlDoc,
  controlDocs,
  controlSecrets,
  filesOfDesign,
  filesOfKit,
  filesOfValues,
  publications,
  shownProgramme,
} from '@pavilion/domain/graphics';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { notFound, Refusal } from '../../engines/store/refusal.ts';
import type { Change } from '../../engines/store/types.ts';
import { registerAirFiles } from './air-files.ts';

/** Screens that follow one programme at once: several players, a preview of each, and some more. */
const mostFollowers = 40;
const heartbeatMilliseconds = 15_000;

type Shown = Pick<ControlDoc, 'programme' | 'rundown'>;

interface Follower {
  control: string;
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
  const tell = ({ stream }: Follower, control: Shown) => stream.write(stateEvent(control, context.clock()));
  const end = (follower: Follower) => {
    followers.delete(follower);
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
    for (const { stream } of followers) stream.write(': still here\n\n');
  }, heartbeatMilliseconds);
  heartbeat.unref();
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    unfollow();
    for (const follower of followers) end(follower);
  });

  app.get<{ Params: { secret: string } }>(
    '/api/air/:secret',
    { compress: false, exposeHeadRoute: false },
    async (request, reply) => {
      const { secret } = request.params;
      const control = await controlOf(secret);
      if ([...followers].filter((each) => each.control === control.id).length >= mostFollowers)
        throw new Refusal('NOT_ALLOWED', 'This programme is already shown by 40 screens.');
      const follower = { control: control.id, secret, stream: new PassThrough() };
      followers.add(follower);
      request.raw.on('close', () => end(follower));
      // Read again: it may have changed between the first reading and the following.
      tell(follower, await controlOf(secret));
      return reply
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream')
        .send(follower.stream);
    },
  );

  const publicationOnAir = async (secret: string) => {
    const { programme } = await controlOf(secret);
    const publication = programme && (await store.get(publications, programme.publication));
    if (!publication) throw notFound();
    return { programme, publication };
  };

  app.get<{ Params: { secret: string; publication: string } }>(
    '/api/air/:secret/design/:publication',
    async (request, reply) => {
      const { publication } = await publicationOnAir(request.params.secret);
      if (publication.id !== request.params.publication) throw notFound();
      return reply.header('cache-control', 'no-store').send(publication.design);
    },
  );

  /** A file that the programme shows. */
  const fileOnAir = async (secret: string, id: string): Promise<FileDocument> => {
    const { publication, programme } = await publicationOnAir(secret);
    const { design } = publication;
    const shown = [
      ...filesOfDesign(design),
      ...(design.kit ? filesOfKit(design.kit) : []),
      ...filesOfValues(design.fields, programme.values),
    ];
    const file = shown.includes(id) ? await store.get(files, id) : null;
    if (!file?.sourcePath) throw notFound();
    return file;
  };
  registerAirFiles(app, context, fileOnAir);
}

/** The event that a page draws from; `now` lets it correct its own clock. */
function stateEvent(control: Shown, now: string): string {
  return `data: ${JSON.stringify({ programme: shownProgramme(control), now })}\n\n`;
}
