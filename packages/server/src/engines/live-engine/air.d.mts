/** A packet as the RTMP library hands it over. */
export interface Packet {
  codec_type: number;
  flags: number;
  dts: number;
  pts: number;
  size: number;
  data: Buffer;
}

export interface Air {
  broadcast: { broadcastMessage: (packet: Packet) => void };
  wish: () => string | null;
  makes: (programme: string) => void;
  begin: (programme: string) => void;
  end: (programme: string) => void;
  show: (source: string) => void;
  take: (source: string, packet: Packet) => void;
}

/** What the readers of a stream get. */
export function createAir(told: { onShown: (source: string) => void; onChanged: () => void }): Air;
