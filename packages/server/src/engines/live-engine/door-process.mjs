// The RTMP server: accepts encoders and passes their packets to our own ffmpeg processes. It runs in a separate process
// because it parses data from strangers: a fault ends one connection, or this process, but never the main server. The
// parent supplies the valid stream keys; this process never stores or prints one.
import { createServer } from 'node:net';
import Context from 'node-media-server/src/core/context.js';
import logger from 'node-media-server/src/core/logger.js';
import BroadcastServer from 'node-media-server/src/server/broadcast_server.js';
import RtmpSession from 'node-media-server/src/session/rtmp_session.js';
import { createAir } from './air.mjs';

const helloSeconds = 10;
const silentSeconds = 30;
/** A second encoder with the same key takes over after the first has been silent for this long. */
const staleSeconds = 5;
/**
 * Limits for connections that have not shown a valid key, per address and in total. At the limit the oldest is closed.
 */
const mostStrangersOfAddress = 20;
const mostStrangers = 200;
/** Showing a key takes about 4 kB. */
const mostBytesOfStranger = 64 * 1024;
/** A reader that falls further behind is disconnected; its process then restarts. */
const mostWaitingBytes = 32 * 1024 * 1024;
/** A returning encoder continues its stream's timeline within this time; longer than any process waits for it. */
const graceSeconds = 60;

/** Silences the library: its log lines contain stream keys. */
logger.log = () => {};
Context.config = {};

let keys = new Map();
let secret = '';
const open = new Set();

/** What readers get of each stream. */
const airs = new Map();

const tell = (message) => process.connected && process.send(message);

function broadcastOf(place) {
  const path = pathOf(place);
  // A programme is read through the air of its stream only.
  if (isProgramme(place)) return new BroadcastServer(path);
  const known = Context.broadcasts.get(path) ?? new BroadcastServer(path);
  known.publishGraceMs = graceSeconds * 1_000;
  Context.broadcasts.set(path, known);
  return known;
}

function airOf(id) {
  const onShown = (source) => tell({ kind: 'shown', id, source });
  // Another picture cannot continue a film in the same file.
  const air = airs.get(id) ?? createAir({ onShown, onChanged: () => tell({ kind: 'changed', id }) });
  airs.set(id, air);
  return air;
}

/** Route of a publisher: an encoder by its key, our own programmes, which have numbers, by the secret of this start. */
function placeOf({ app, name }, { own }) {
  if (!own && app === 'live' && keys.has(name)) return { id: keys.get(name), source: 'in' };
  const [, source, id] = (own && app === secret && /^(\d+)-([\w-]+)$/.exec(name)) || [];
  return id ? { id, source } : null;
}
const isProgramme = ({ source }) => source !== 'in';
const pathOf = ({ id, source }) => `/${source}/${id}`;

/** Idle connections give way to new ones, so that they can neither exhaust resources nor keep encoders out. */
function makeRoom(newcomer) {
  const strangers = [...open].filter((entry) => !entry.own && !entry.place);
  const ofAddress = strangers.filter(({ address }) => address === newcomer.address);
  if (ofAddress.length >= mostStrangersOfAddress) return letGo(ofAddress[0]);
  if (strangers.length < mostStrangers) return;
  const crowdOf = ({ address }) => strangers.filter((one) => one.address === address).length;
  letGo(strangers.reduce((worst, one) => (crowdOf(one) > crowdOf(worst) ? one : worst)));
}
function letGo(entry) {
  open.delete(entry);
  entry.socket.destroy();
}

/** Encoders connect to the public port; our own processes to one on the loopback address. */
function enter(socket, own) {
  const session = new RtmpSession(socket);
  const address = socket.remoteAddress ?? '';
  const entry = { socket, session, own, address, place: null, heard: Date.now(), bytes: 0, media: 0 };
  if (!own) makeRoom(entry);
  open.add(entry);
  session.run();
  // The library resumes a stream only from the same address; here the key alone identifies an encoder.
  session.ip = 'encoder:0';
  let asked = { app: '', name: '' };
  session.rtmp.onConnectCallback = (request) => {
    asked = request;
    session.streamHost = request.host;
  };
  session.rtmp.onPushCallback = () => publish(entry, asked);
  session.rtmp.onPlayCallback = () => play(entry, asked);
  session.rtmp.onPacketCallback = (packet) => {
    entry.media = Math.max(entry.media, packet.dts);
    const { place } = entry;
    if (!session.isPublisher || !isProgramme(place)) session.onPacket(packet);
    if (session.isPublisher) airOf(place.id).take(place.source, packet);
  };
  socket.off('data', session.onData);
  socket.on('data', (data) => {
    entry.heard = Date.now();
    entry.bytes += data.length;
    if (!entry.place && entry.bytes > mostBytesOfStranger) return socket.destroy();
    try {
      session.onData(data);
    } catch {
      socket.destroy();
    }
  });
  const send = session.sendBuffer;
  session.sendBuffer = (buffer) => (socket.writableLength > mostWaitingBytes ? socket.destroy() : send(buffer));
  const hello = setTimeout(() => {
    if (!entry.place) socket.destroy();
  }, helloSeconds * 1_000);
  socket.on('close', () => {
    clearTimeout(hello);
    open.delete(entry);
    const { place } = entry;
    if (!place || !session.isPublisher || entry.replaced) return;
    if (isProgramme(place)) airs.get(place.id)?.end(place.source);
    else tell({ kind: 'gone', id: place.id });
  });
}

const doors = {
  encoders: createServer((socket) => enter(socket, false)),
  own: createServer((socket) => enter(socket, true)),
};

function publish(entry, asked) {
  const { session, socket, address: from } = entry;
  const place = placeOf(asked, entry);
  if (!place) {
    // The parent checks whether this is the key of a stream that is off.
    tell({ kind: 'refused', from, key: asked.app === 'live' ? String(asked.name).slice(0, 500) : '' });
    return socket.destroy();
  }
  const other = [...open].find(
    (one) => one !== entry && one.session.isPublisher && one.place && pathOf(one.place) === pathOf(place),
  );
  if (other) {
    if (Date.now() - other.heard < staleSeconds * 1_000) {
      tell({ kind: 'busy', id: place.id, from });
      return socket.destroy();
    }
    other.replaced = true;
    other.session.broadcast.donePublish(other.session);
    other.socket.destroy();
  }
  entry.place = place;
  session.streamPath = pathOf(place);
  session.broadcast = broadcastOf(place);
  if (session.broadcast.postPublish(session) !== null) return socket.destroy();
  session.isPublisher = true;
  socket.setTimeout(silentSeconds * 1_000, () => socket.destroy());
  if (isProgramme(place)) airOf(place.id).begin(place.source);
  else tell({ kind: 'published', id: place.id });
}

/**
 * Only our own processes on this machine may read: `air-<id>` is what a stream shows, and `in-<number>-<id>` the encoder's
 * stream for the process that makes the programme with this number.
 */
function play(entry, asked) {
  const { session, socket } = entry;
  const [, programme, id] = /^(?:air|in-(\d+))-([\w-]+)$/.exec(asked.name) ?? [];
  if (!entry.own || asked.app !== secret || !id) return socket.destroy();
  const air = airOf(id);
  entry.place = { id, source: programme ? 'in' : 'air' };
  session.streamPath = pathOf(entry.place);
  session.broadcast = programme ? broadcastOf(entry.place) : air.broadcast;
  if (programme) air.makes(programme);
  session.broadcast.postPlay(session);
}

const listen = (door, port, host) =>
  new Promise((resolve, reject) => {
    door.once('error', reject);
    door.listen(port, host, () => resolve(door.address().port));
  });

async function listenAll({ port, host }) {
  try {
    const own = await listen(doors.own, 0, '127.0.0.1');
    tell({ kind: 'listening', own, port: await listen(doors.encoders, port, host) });
  } catch (error) {
    tell({ kind: 'failed', code: error.code });
    process.exit(1);
  }
}

process.on('message', (message) => {
  if (message.kind === 'listen') {
    secret = message.secret;
    void listenAll(message);
  }
  if (message.kind === 'keys') {
    keys = new Map(Object.entries(message.keys));
    const good = new Set(keys.values());
    for (const { session, place, socket } of open) {
      if (session.isPublisher && place && !isProgramme(place) && !good.has(place.id)) socket.destroy();
    }
    for (const id of airs.keys()) if (!good.has(id)) airs.delete(id);
    // Disconnect encoders that used a key since replaced.
    for (const id of message.cut) {
      for (const { session, place, socket } of open) if (session.isPublisher && place?.id === id) socket.destroy();
    }
    tell({ kind: 'taken', version: message.version });
  }
  if (message.kind === 'show') airOf(message.id).show(message.source);
  if (message.kind === 'end') airs.delete(message.id);
});

// Timestamps are taken here, with the byte counts: a busy parent may read both late.
setInterval(() => {
  const publishers = [...open].filter(({ session, place }) => session.isPublisher && place);
  const wished = publishers.filter(({ place }) => isProgramme(place) && airs.get(place.id)?.wish() === place.source);
  const made = new Map(wished.map(({ place, media }) => [place.id, media]));
  const streams = publishers
    .filter(({ place }) => !isProgramme(place))
    .map(({ session, place, bytes, media, heard }) => ({
      id: place.id,
      at: performance.now(),
      silent: Date.now() - heard,
      bytes,
      media,
      made: made.get(place.id) ?? null,
      width: session.videoWidth,
      height: session.videoHeight,
      framesPerSecond: session.videoFramerate,
    }));
  if (streams.length > 0) tell({ kind: 'incoming', streams });
}, 2_000).unref();

// Data from a stranger may crash the parser: that connection is lost, the others continue.
process.on('uncaughtException', () => {});
process.on('disconnect', () => process.exit(0));
// The parent decides when to stop; a Ctrl-C in the terminal reaches both processes.
process.on('SIGINT', () => {});
