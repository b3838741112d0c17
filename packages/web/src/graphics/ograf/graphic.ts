import {
  afterOgrafAction,
  type OgrafAction,
  type OgrafContent,
  type OgrafState,
  ografSceneAt,
  ografStep,
  readOgrafData,
} from '@pavilion/domain/graphics';
import { loadContent, Stage } from './stage.ts';

interface Answer {
  statusCode: number;
  statusMessage?: string;
}

type ParamsOf<Type extends OgrafAction['type']> = NonNullable<Extract<OgrafAction, { type: Type }>['params']>;

const done: Answer = { statusCode: 200 };
const notLoaded: Answer = { statusCode: 409, statusMessage: 'The graphic is not loaded.' };

/**
 * The web component of an OGraf package (GFX-031). The build makes one module of it and of all that it imports, with the
 * class as its default export; each package
 * holds that module beside its own content. The state is a function of the actions and their times, so that a renderer that is
 * slower or faster than time gets the same pictures.
 */
export class PavilionGraphic extends HTMLElement {
  #loaded: { content: OgrafContent; stage: Stage } | undefined;
  #first: OgrafState = { values: {} };
  #state: OgrafState = { values: {} };
  #schedule: { timestamp: number; action: OgrafAction }[] = [];
  /** Counts the actions: a newer one ends the movement of an older one. */
  #turn = 0;

  async load({ data }: { data?: unknown } = {}): Promise<Answer> {
    const content = await loadContent();
    const stage = await Stage.open(content);
    const { values, refused } = readOgrafData(content.design, data);
    this.#first = { values: { ...content.values, ...values } };
    this.#state = this.#first;
    this.#loaded = { content, stage };
    for (const step of content.slides.keys()) {
      const { scene } = ografSceneAt({ ...this.#first, shown: { step, came: -Infinity } }, 0, content);
      if (scene) await stage.prepare(scene);
    }
    this.style.display = 'block';
    this.style.width = '100%';
    this.style.height = '100%';
    this.replaceChildren(stage.canvas);
    return refusal(refused);
  }

  async dispose(): Promise<Answer> {
    this.#turn += 1;
    this.#loaded?.stage.close();
    this.#loaded = undefined;
    return done;
  }

  async playAction(params: ParamsOf<'playAction'> = {}): Promise<Answer & { currentStep: number | undefined }> {
    const answer = await this.#act({ type: 'playAction', params });
    return { ...answer, currentStep: ografStep(this.#state) };
  }

  stopAction(params: ParamsOf<'stopAction'> = {}): Promise<Answer> {
    return this.#act({ type: 'stopAction', params });
  }

  async updateAction(params: ParamsOf<'updateAction'> = {}): Promise<Answer> {
    const answer = await this.#act({ type: 'updateAction', params });
    const design = this.#loaded?.content.design;
    return design ? refusal(readOgrafData(design, params.data).refused) : answer;
  }

  async customAction(): Promise<Answer> {
    return { statusCode: 404, statusMessage: 'This graphic has no actions of its own.' };
  }

  async goToTime({ timestamp }: { timestamp: number }): Promise<Answer> {
    if (!this.#loaded) return notLoaded;
    const { content } = this.#loaded;
    this.#turn += 1;
    this.#state = this.#schedule
      .filter((each) => each.timestamp <= timestamp)
      .reduce((state, each) => afterOgrafAction(state, each.action, each.timestamp, content), this.#first);
    await this.#show(timestamp);
    return done;
  }

  async setActionsSchedule({ schedule }: { schedule: { timestamp: number; action: OgrafAction }[] }): Promise<Answer> {
    this.#schedule = schedule
      .filter(({ action }) => ['playAction', 'stopAction', 'updateAction'].includes(action.type))
      .sort((left, right) => left.timestamp - right.timestamp);
    return done;
  }

  /** Answers when the movement has ended, or a newer action began. */
  async #act(action: OgrafAction): Promise<Answer> {
    if (!this.#loaded) return notLoaded;
    this.#state = afterOgrafAction(this.#state, action, performance.now(), this.#loaded.content);
    this.#turn += 1;
    const turn = this.#turn;
    while (turn === this.#turn && (await this.#show(performance.now()))) await nextFrame();
    return done;
  }

  /** Shows the state at an instant. True if a later instant has another picture. */
  async #show(at: number): Promise<boolean> {
    if (!this.#loaded) return false;
    const { content, stage } = this.#loaded;
    const turn = this.#turn;
    const { scene, moves } = ografSceneAt(this.#state, at, content);
    if (scene) await stage.prepare(scene);
    if (turn === this.#turn) stage.show(scene);
    return moves;
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const refusal = (refused: readonly string[]): Answer =>
  refused.length > 0 ? { statusCode: 400, statusMessage: refused.join(' ') } : done;
