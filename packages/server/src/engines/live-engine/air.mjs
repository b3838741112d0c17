// What the readers of a stream get: one broadcast without an end, whose packets come from the encoder or from a programme
// that is made of it. Both have one timeline, so one takes over from the other at a key frame, and nothing is missing or
// sent twice. A programme is always a little behind its encoder: before it takes over, the encoder's packets wait for it.
import BroadcastServer from 'node-media-server/src/server/broadcast_server.js';

/** Kinds of packets, as the library numbers them. */
const kind = { soundHeader: 0, sound: 1, pictureHeader: 2, keyFrame: 3, picture: 4 };
/** Milliseconds between the key frames of a programme. */
const keyFrames = 2_000;
/** Most milliseconds for which packets of one source wait for the other. */
const patience = 5_000;
/** Most packets kept since a key frame. */
const mostKept = 4_096;
/** Copies of one packet of sound differ by less, in milliseconds. */
const rounding = 5;

const isPicture = ({ flags }) => flags === kind.keyFrame || flags === kind.picture;
const isMedia = (packet) => packet.flags === kind.sound || isPicture(packet);
/** The library uses the memory of a packet again. */
const copyOf = (packet) => ({ ...packet, data: Buffer.from(packet.data.subarray(0, packet.size)) });

/** The encoder's packets since its last key frame, which a new reader of it gets first. */
function createRecent() {
  let packets = [];
  const given = new Map();
  const beginnings = new Map();
  return {
    packets: () => packets,
    keep(packet) {
      if ((packet.flags === kind.keyFrame && packets.some(isPicture)) || packets.length > mostKept) packets = [];
      packets.push(copyOf(packet));
    },
    /** The process of a programme begins to read. */
    givenTo: (programme) => void given.set(programme, packets),
    /** Puts a packet of a programme on the timeline of the encoder: ffmpeg counts from the first of what it is given. */
    place(programme, packet) {
      const first = given.get(programme);
      if (first) {
        const firsts = [first.find(isPicture), first.find(({ flags }) => flags === kind.sound)];
        beginnings.set(programme, Math.min(...firsts.flatMap((one) => one?.pts ?? [])));
        given.delete(programme);
      }
      const beginning = beginnings.get(programme) ?? 0;
      packet.dts += beginning;
      packet.pts += beginning;
    },
    forget(programme) {
      given.delete(programme);
      beginnings.delete(programme);
    },
  };
}

/** `onShown` hears which source is sent from now on, and `onChanged` that its codecs are not those of before. */
export function createAir({ onShown, onChanged }) {
  const broadcast = new BroadcastServer('');
  const alive = new Set(['in']);
  /** Packets of each source that describe its codecs, by kind. */
  const headers = new Map();
  const sentHeaders = new Map();
  const recent = createRecent();
  let wish = null;
  let source = null;
  let lastPicture = -Infinity;
  let lastSound = -Infinity;
  /** Up to here, sound was sent by the previous source. */
  let soundAfter = -Infinity;

  /** The source that is to take over, the time at which it does, and what waits on either side. */
  let next = null;
  let at = Infinity;
  let reached = false;
  let held = [];
  let waiting = [];

  function send(packet) {
    if (packet.flags === kind.sound) {
      if (packet.dts <= soundAfter) return;
      lastSound = packet.dts;
    } else if (isPicture(packet)) lastPicture = packet.dts;
    broadcast.broadcastMessage(packet);
  }

  /** Returns whether the codecs have changed. */
  function sendHeader(packet) {
    const before = sentHeaders.get(packet.flags);
    sentHeaders.set(packet.flags, packet.data);
    broadcast.broadcastMessage(packet);
    const ofCodec = packet.flags === kind.soundHeader || packet.flags === kind.pictureHeader;
    return Boolean(ofCodec && before && !before.equals(packet.data));
  }

  /** Leaves everything with the present source. */
  function stay() {
    const late = held;
    [at, reached, held, waiting] = [Infinity, false, [], []];
    for (const packet of late) send(packet);
  }

  function takeOver() {
    const [before, begun, time] = [held.filter(({ pts }) => pts < at), waiting, at];
    [at, reached, held, waiting] = [Infinity, false, [], []];
    for (const packet of before) send(packet);
    [source, next] = [next, null];
    soundAfter = lastSound + rounding;
    const changes = [...(headers.get(source)?.values() ?? [])].map((header) =>
      sendHeader({ ...header, dts: time, pts: time }),
    );
    for (const packet of begun) send(packet);
    onShown(source);
    if (changes.some(Boolean)) onChanged();
    aim();
  }

  /** A packet of the present source. */
  function goOn(packet) {
    // Pictures after the first that waits may need it.
    if (packet.pts < at && !(reached && isPicture(packet))) return send(packet);
    held.push(copyOf(packet));
    if (!isPicture(packet)) return;
    reached = true;
    if (waiting.length > 0) takeOver();
    else if (packet.dts - at > patience) stay();
  }

  /** A packet of the source that is to take over. */
  function approach(packet) {
    if (waiting.length === 0) {
      if (packet.flags !== kind.keyFrame) return;
      const behind = lastPicture - packet.dts;
      if (behind >= 0) {
        // The present source waits where the next key frame of this one will be.
        if (next !== 'in' && at === Infinity && behind < patience)
          at = packet.dts + keyFrames * (1 + Math.floor(behind / keyFrames));
        return;
      }
      at = packet.dts;
    }
    waiting.push(copyOf(packet));
    if (reached || !alive.has(source) || packet.dts - at > patience) takeOver();
  }

  /** Decides which source is to take over. Without the one that is wished, the encoder's replaces one that has ended. */
  function aim() {
    const goal = alive.has(wish) ? wish : source && !alive.has(source) ? 'in' : source;
    const target = goal === source ? null : goal;
    if (target === next) return;
    stay();
    next = target;
    if (next !== 'in') return;
    for (const packet of recent.packets())
      if (next === 'in') approach(packet);
      else goOn(packet);
  }

  return {
    broadcast,
    wish: () => wish,
    /** The process that makes this programme begins to read the encoder's stream. */
    makes: recent.givenTo,
    /** A programme begins. */
    begin(name) {
      alive.add(name);
      aim();
    },
    end(name) {
      alive.delete(name);
      headers.delete(name);
      recent.forget(name);
      aim();
    },
    show(name) {
      wish = name;
      if (source === wish) onShown(source);
      aim();
    },
    take(name, packet) {
      if (!isMedia(packet)) {
        const header = copyOf(packet);
        headers.set(name, (headers.get(name) ?? new Map()).set(packet.flags, header));
        if (name === source && sendHeader(header)) onChanged();
        return;
      }
      if (name === 'in') recent.keep(packet);
      else recent.place(name, packet);
      if (name === next) approach(packet);
      else if (name === source) goOn(packet);
    },
  };
}
