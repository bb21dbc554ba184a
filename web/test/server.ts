import type { AddressInfo } from "node:net";
import { WebSocketServer, type WebSocket as Socket } from "ws";
import type { AnyCommand, AnyFrame, TableFrame, Update } from "../src/protocol.ts";

/** A small server for one table: it notes what it is sent, and answers as it is told. */
export class Server {
  readonly received: AnyCommand[] = [];
  readonly sockets = new Set<Socket>();
  connections = 0;
  number = 5;
  /** What a new connection is sent first. */
  greet: (socket: Socket) => void = (socket) => this.tell(socket, tableFrame(this.number));
  /** What is done with a command. */
  answer: (command: AnyCommand, socket: Socket) => void = (command, socket) => {
    if (command.do === "resync") this.tell(socket, tableFrame(this.number));
    else this.tell(socket, { is: "done", id: command.id, number: this.number, now: Date.now() });
  };

  private constructor(private server: WebSocketServer) {
    this.listen();
  }

  static async start(port = 0): Promise<Server> {
    return new Server(await listening(port));
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `ws://127.0.0.1:${this.port}`;
  }

  tell(socket: Socket, frame: AnyFrame): void {
    socket.send(JSON.stringify(frame));
  }

  tellAll(frame: AnyFrame): void {
    for (const socket of this.sockets) this.tell(socket, frame);
  }

  /** Everybody's line is cut. */
  cut(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  /** The server is gone, until `back`. */
  async stop(): Promise<number> {
    const { port } = this;
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
    return port;
  }

  async back(port: number): Promise<void> {
    this.server = await listening(port);
    this.listen();
  }

  private listen(): void {
    this.server.on("connection", (socket) => {
      this.connections += 1;
      this.sockets.add(socket);
      socket.on("close", () => this.sockets.delete(socket));
      socket.on("message", (data) => {
        const command = JSON.parse(String(data)) as AnyCommand;
        this.received.push(command);
        this.answer(command, socket);
      });
      this.greet(socket);
    });
  }
}

async function listening(port: number): Promise<WebSocketServer> {
  const server = new WebSocketServer({ host: "127.0.0.1", port });
  await new Promise((resolve) => server.once("listening", resolve));
  return server;
}

export function tableFrame(number: number, more: Partial<TableFrame> = {}): TableFrame {
  return { is: "table", number, now: Date.now(), seat: 0, table: {} as never, game: null, log: [], ...more };
}

export function update(was: number, number: number, more: Partial<Update> = {}): Update {
  return { is: "update", was, number, now: Date.now(), seat: 0, entries: [], table: null, game: null, ...more };
}
