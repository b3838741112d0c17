// The RTMP door: takes encoders in and hands their packets to our own ffmpeg processes. It is a process of its own, since
// it parses what strangers send; what goes wrong here ends a connection, or this process, and never the server.
// Its parent says which keys are good; it never writes or prints one.
import { createServer } from 'node:net';
import Context from 'node-media-server/src/core/context.js';
import logger from 'node-media-server/src/core/logger.js';
import BroadcastServer from 'node-media-server/src/server/broadcast_server.js';
import RtmpSession from 'node-media-server/src/session/rtmp_session.js';

const helloSeconds = 15;
const silentSeconds = 30;
/** A second encoder with the same key takes over from one that has sent nothing for so long. */
const staleSeconds = 5;
const mostSockets = 300;
/** A reader that falls behind by more is let go: its process is started anew. */
const mostWaitingBytes = 32 * 1024 * 1024;

/** Of the library: its lines would name stream keys. */
logger.log = () => {};
Context.config = {};

let keys = new Map();
let secret = '';
const open = new Set();

const tell = (message) => process.connected && process.send(message);
const isLocal = ({ remoteAddress = '' }) => /^(::ffff:)?127\.|^::1$/.test(remoteAddress);

function broadcastOf(path) {
  const known = Context.broadcasts.get(path) ?? new BroadcastServer(path);
  Context.broadcasts.set(path, known);
  return known;
}

/** Where a publisher's packets go: an encoder by its key, our own encoded programme by the secret of this start. */
function placeOf({ app, name }, socket) {
  if (app === 'live' && keys.has(name)) return { id: keys.get(name), programme: false };
  if (app === secret && isLocal(socket) && /^[\w-]+$/.test(name)) return { id: name, programme: true };
  return null;
}
const pathOf = ({ id, programme }) => `/${programme ? 'out' : 'in'}/${id}`;

const server = createServer((socket) => {
  if (open.size >= mostSockets) return socket.destroy();
  const session = new RtmpSession(socket);
  const entry = { socket, session, place: null, heard: Date.now(), bytes: 0 };
  open.add(entry);
  session.run();
  let asked = { app: '', name: '' };
  session.rtmp.onConnectCallback = (request) => {
    asked = request;
    session.streamHost = request.host;
  };
  session.rtmp.onPushCallback = () => publish(entry, asked);
  session.rtmp.onPlayCallback = () => play(entry, asked);
  socket.off('data', session.onData);
  socket.on('data', (data) => {
    entry.heard = Date.now();
    entry.bytes += data.length;
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
    if (entry.place && session.isPublisher && !entry.replaced) tell({ kind: 'gone', ...entry.place });
  });
});

function publish(entry, asked) {
  const { session, socket } = entry;
  const place = placeOf(asked, socket);
  if (!place) {
    tell({ kind: 'refused', from: socket.remoteAddress });
    return socket.destroy();
  }
  const other = [...open].find(
    (one) => one !== entry && one.session.isPublisher && one.place && pathOf(one.place) === pathOf(place),
  );
  if (other) {
    if (Date.now() - other.heard < staleSeconds * 1_000) {
      tell({ kind: 'busy', id: place.id });
      return socket.destroy();
    }
    other.replaced = true;
    session.broadcast = broadcastOf(pathOf(place));
    session.broadcast.donePublish(other.session);
    other.socket.destroy();
  }
  entry.place = place;
  session.streamPath = pathOf(place);
  session.broadcast = broadcastOf(session.streamPath);
  if (session.broadcast.postPublish(session) !== null) return socket.destroy();
  session.isPublisher = true;
  socket.setTimeout(silentSeconds * 1_000, () => socket.destroy());
  tell({ kind: 'published', ...place });
}

/** Only our own processes on this machine read: `in.<id>` what the encoder sends, `out.<id>` the programme made of it. */
function play(entry, asked) {
  const { session, socket } = entry;
  const match = /^(in|out)-([\w-]+)$/.exec(asked.name);
  if (asked.app !== secret || !isLocal(socket) || !match) return socket.destroy();
  entry.place = { id: match[2], programme: match[1] === 'out' };
  session.streamPath = pathOf(entry.place);
  session.broadcast = broadcastOf(session.streamPath);
  session.broadcast.postPlay(session);
}

process.on('message', (message) => {
  if (message.kind === 'listen') {
    secret = message.secret;
    server.once('error', (error) => {
      tell({ kind: 'failed', code: error.code });
      process.exit(1);
    });
    server.listen(message.port, message.host, () => tell({ kind: 'listening', port: server.address().port }));
  }
  if (message.kind === 'keys') {
    keys = new Map(Object.entries(message.keys));
    const good = new Set(keys.values());
    for (const { session, place, socket } of open) {
      if (session.isPublisher && place && !place.programme && !good.has(place.id)) socket.destroy();
    }
    // A key that was changed ends the connection that came with the old one.
    for (const id of message.cut) {
      for (const { session, place, socket } of open) if (session.isPublisher && place?.id === id) socket.destroy();
    }
    tell({ kind: 'taken', version: message.version });
  }
});

setInterval(() => {
  const streams = [...open]
    .filter(({ session, place }) => session.isPublisher && place && !place.programme)
    .map(({ session, place, bytes }) => ({
      id: place.id,
      bytes,
      width: session.videoWidth,
      height: session.videoHeight,
      framesPerSecond: session.videoFramerate,
    }));
  if (streams.length > 0) tell({ kind: 'incoming', streams });
}, 2_000).unref();

// Whatever a stranger sent: this connection's data are lost, the others go on.
process.on('uncaughtException', () => {});
process.on('disconnect', () => process.exit(0));
// The parent decides when this ends; a Ctrl-C of the terminal reaches both.
process.on('SIGINT', () => {});
